import { errorRules, type UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

/** How wrong a device's clock is. */
export interface ClockError {
  amount: number;
  unit: 'minute' | 'hour' | 'day';
  direction: 'ahead' | 'behind';
}

/** How wrong the clock is and what to do, given `size`, such as '3 hours'. */
export interface ClockWords extends Record<ClockError['direction'], (size: string) => string> {
  size: (amount: number, unit: ClockError['unit']) => string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** An authenticator's code is valid for about 90 seconds, so a smaller error does no harm. */
const TOLERABLE_MS = 2 * MINUTE;

/** Whether a wrong clock may have caused this failure. */
export function isClockSuspect({ code, reason }: UserPoolError): boolean {
  return errorRules[code].isClockSuspect === true || reason === 'clock-skew';
}

/** `skew`: milliseconds, negative if the device is behind, null if it couldn't be measured. */
export function clockErrorOf(skew: number | null): ClockError | null {
  if (skew === null || Math.abs(skew) <= TOLERABLE_MS) return null;
  const direction = skew > 0 ? 'ahead' : 'behind';
  const size = Math.abs(skew);
  if (size < 2 * HOUR) return { amount: Math.round(size / MINUTE), unit: 'minute', direction };
  if (size < 2 * DAY) return { amount: Math.round(size / HOUR), unit: 'hour', direction };
  return { amount: Math.round(size / DAY), unit: 'day', direction };
}

/** Measures the clock's error, but only if it may have caused the failure. */
export async function findClockError(
  error: UserPoolError,
  measureSkew: () => Promise<number | null>,
): Promise<ClockError | null> {
  return isClockSuspect(error) ? clockErrorOf(await measureSkew()) : null;
}

export function describeClock({ amount, unit, direction }: ClockError, words: ClockWords): string {
  return words[direction](words.size(amount, unit));
}
