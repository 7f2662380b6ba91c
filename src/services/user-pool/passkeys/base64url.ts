type Bytes = Uint8Array<ArrayBuffer>;

export function toBase64url(bytes: ArrayBuffer | Bytes): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Throws if it isn't base64url. */
export function fromBase64url(text: string): Bytes {
  const decoded = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(decoded, (character) => character.charCodeAt(0));
}
