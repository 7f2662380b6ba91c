export type RandomBytes = (length: number) => Uint8Array;

/** Uniformly distributed for alphabets whose length is a power of two. */
export function randomText(randomBytes: RandomBytes, length: number, alphabet: string): string {
  return Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join(
    '',
  );
}

export function newUuid(randomBytes: RandomBytes): string {
  return uuidFrom(randomBytes(16));
}

/** Formats 16 bytes as a version 4 UUID (RFC 9562, section 5.4). */
export function uuidFrom(bytes: Uint8Array): string {
  const octets = Buffer.from(bytes.subarray(0, 16));
  octets.writeUInt8((octets.readUInt8(6) & 0x0f) | 0x40, 6);
  octets.writeUInt8((octets.readUInt8(8) & 0x3f) | 0x80, 8);
  return octets.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
