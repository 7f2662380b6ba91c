import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { RandomBytes } from '../kit/random.ts';

const SECRET_BYTES = 32;
const OPAQUE_TOKEN_BYTES = 64;

export function newPoolSecret(randomBytes: RandomBytes): string {
  return Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url');
}

/** A random Session or refresh token, of which only the hash is stored. */
export function opaqueToken(randomBytes: RandomBytes): string {
  return Buffer.from(randomBytes(OPAQUE_TOKEN_BYTES)).toString('base64url');
}

/** For long random values only; guessable ones such as codes need `keyedHash`. */
export function hashOf(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('base64url');
}

export function keyedHash(secret: string, purpose: string, value: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}\0${value}`).digest();
}

/** Constant-time for values of equal length. */
export function sameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Uniformly distributed. */
export function digitCode(randomBytes: RandomBytes, digits: 6 | 8): string {
  const range = 10 ** digits;
  const fair = Math.floor(2 ** 32 / range) * range;
  for (;;) {
    const drawn = Buffer.from(randomBytes(4)).readUInt32BE();
    if (drawn < fair) return String(drawn % range).padStart(digits, '0');
  }
}
