import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export type RandomBytes = (length: number) => Uint8Array;

const SECRET_BYTES = 32;
const OPAQUE_TOKEN_BYTES = 64;
const CODE_RANGE = 1_000_000;
const LARGEST_FAIR_UINT32 = Math.floor(2 ** 32 / CODE_RANGE) * CODE_RANGE;

export function newPoolSecret(randomBytes: RandomBytes): string {
  return Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url');
}

/** A Session or refresh token: says nothing, is stored only as its hash. */
export function opaqueToken(randomBytes: RandomBytes): string {
  return Buffer.from(randomBytes(OPAQUE_TOKEN_BYTES)).toString('base64url');
}

/** Enough for long random values; what can be guessed (codes) takes `keyedHash`. */
export function hashOf(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('base64url');
}

export function keyedHash(secret: string, purpose: string, value: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest();
}

/** Takes the same time wherever two values of one length differ. */
export function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Six decimal digits, every code equally likely. */
export function sixDigitCode(randomBytes: RandomBytes): string {
  for (;;) {
    const drawn = Buffer.from(randomBytes(4)).readUInt32BE();
    if (drawn < LARGEST_FAIR_UINT32) return String(drawn % CODE_RANGE).padStart(6, '0');
  }
}

export function newUuid(randomBytes: RandomBytes): string {
  return uuidFrom(randomBytes(16));
}

/** Shapes 16 bytes as a UUID of version 4 (RFC 9562, section 5.4). */
export function uuidFrom(bytes: Uint8Array): string {
  const octets = Buffer.from(bytes.subarray(0, 16));
  octets.writeUInt8((octets.readUInt8(6) & 0x0f) | 0x40, 6);
  octets.writeUInt8((octets.readUInt8(8) & 0x3f) | 0x80, 8);
  return octets.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
