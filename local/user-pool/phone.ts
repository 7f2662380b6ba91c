import { createHash } from 'node:crypto';
import type { UserRecord } from './state.ts';

/**
 * The user's own number, or else a stable one from the range that Ofcom reserves for drama, which is never assigned.
 */
export function phoneNumberOf({ sub, attributes }: UserRecord): string {
  const own = attributes['phone_number'];
  if (own !== undefined) return own;
  const drawn = createHash('sha256').update(sub).digest().readUInt32BE() % 1000;
  return `+447700900${String(drawn).padStart(3, '0')}`;
}

/** `+********0123`. */
export function maskPhoneNumber(number: string): string {
  const digits = number.slice(1);
  return `+${digits.slice(-4).padStart(digits.length, '*')}`;
}
