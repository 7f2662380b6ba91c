import { ownValue } from '../kit/json.ts';
import type { OperationContext } from './context.ts';
import { notAuthorized } from '../kit/aws-errors.ts';
import type { Lockout, UserPoolState } from './state.ts';

const FAILURES_BEFORE_LOCK = 5;
const MAX_LOCK_MS = 15 * 60_000;
const FORGOTTEN_AFTER_MS = 15 * 60_000;

/**
 * Codes are counted separately, because every sign-in clears the failed passwords before it asks for
 * a code; a lock from either applies to both. VerifySoftwareToken is not limited, as its caller knows
 * the secret and the API reference lists no such error.
 */
type AttemptKind = 'password' | 'code';

const KINDS: readonly AttemptKind[] = ['password', 'code'];

/** The count restarts fifteen minutes after the last attempt or lock. */
export function isForgotten(lockout: Lockout, now: number): boolean {
  return now - Math.max(lockout.lockedUntil, lockout.lastAttemptAt) >= FORGOTTEN_AFTER_MS;
}

/** Throws while the user is locked out; such attempts are not counted. */
export function refuseWhileLocked({ state, now }: OperationContext, sub: string): void {
  const lockouts = KINDS.map((kind) => ownValue(state.lockouts, keyOf(kind, sub)));
  if (lockouts.some((lockout) => lockout !== undefined && lockout.lockedUntil > now)) {
    throw notAuthorized('Password attempts exceeded');
  }
}

/** From the fifth failure on, the n-th locks for 2^(n−5) seconds, at most 15 minutes. */
export function recordFailure(
  { state, now }: OperationContext,
  kind: AttemptKind,
  sub: string,
): void {
  const key = keyOf(kind, sub);
  const known = ownValue(state.lockouts, key);
  const failures = known === undefined || isForgotten(known, now) ? 1 : known.failures + 1;
  const lockMs = Math.min(1000 * 2 ** (failures - FAILURES_BEFORE_LOCK), MAX_LOCK_MS);
  const lockedUntil = failures < FAILURES_BEFORE_LOCK ? 0 : now + lockMs;
  state.lockouts[key] = { failures, lockedUntil, lastAttemptAt: now };
}

export function clearFailures({ state }: OperationContext, kind: AttemptKind, sub: string): void {
  delete state.lockouts[keyOf(kind, sub)];
}

export function forgetFailures(state: UserPoolState, sub: string): void {
  for (const kind of KINDS) delete state.lockouts[keyOf(kind, sub)];
}

function keyOf(kind: AttemptKind, sub: string): string {
  return kind === 'password' ? sub : `${kind}:${sub}`;
}
