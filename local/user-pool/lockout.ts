import type { OperationContext } from './context.ts';
import { notAuthorized } from './errors.ts';
import type { Lockout } from './state.ts';

const FAILURES_BEFORE_LOCK = 5;
const LONGEST_LOCK_MS = 15 * 60_000;
const FORGOTTEN_AFTER_MS = 15 * 60_000;

/** Fifteen quiet minutes after the last attempt or lock, the count starts again. */
export function isForgotten(lockout: Lockout, now: number): boolean {
  return now - Math.max(lockout.lockedUntil, lockout.lastAttemptAt) >= FORGOTTEN_AFTER_MS;
}

/** Throws while the user is locked out; such an attempt does not count. */
export function refuseWhileLocked({ state, now }: OperationContext, sub: string): void {
  const lockout = state.lockouts[sub];
  if (lockout !== undefined && lockout.lockedUntil > now) {
    throw notAuthorized('Password attempts exceeded');
  }
}

/** The n-th failure, from the fifth on, locks for 2^(n−5) seconds, 15 minutes at most. */
export function recordFailure({ state, now }: OperationContext, sub: string): void {
  const known = state.lockouts[sub];
  const failures = known === undefined || isForgotten(known, now) ? 1 : known.failures + 1;
  const lockMs = Math.min(1000 * 2 ** (failures - FAILURES_BEFORE_LOCK), LONGEST_LOCK_MS);
  const lockedUntil = failures < FAILURES_BEFORE_LOCK ? 0 : now + lockMs;
  state.lockouts[sub] = { failures, lockedUntil, lastAttemptAt: now };
}

export function clearFailures({ state }: OperationContext, sub: string): void {
  delete state.lockouts[sub];
}
