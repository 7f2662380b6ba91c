import { createHash } from 'node:crypto';
import type { UserRecord } from './state.ts';

/**
 * The number that a user's text messages go to: always the same, and one of those that Ofcom keeps
 * for drama, so that it is nobody's.
 */
export function phoneNumberOf({ sub }: UserRecord): string {
  const drawn = createHash('sha256').update(sub).digest().readUInt32BE() % 1000;
  return `+447700900${String(drawn).padStart(3, '0')}`;
}

/** `+********0123`. */
export function maskPhoneNumber(number: string): string {
  return `+${'*'.repeat(number.length - 5)}${number.slice(-4)}`;
}
