import { LIMIT_WINDOW_MS } from './limits.ts';
import { isForgotten } from './lockout.ts';
import type { UserPoolState } from './state.ts';
import { REFRESH_TOKEN_MS } from './families.ts';

/** Drops expired records, so that the state grows only with its users. */
export function prune(state: UserPoolState, now: number): UserPoolState {
  return {
    ...state,
    attempts: keep(state.attempts, (times) => times.some((at) => at > now - LIMIT_WINDOW_MS)),
    sessions: keep(state.sessions, (session) => session.expiresAt > now),
    spentBlocks: keep(state.spentBlocks, (expiresAt) => expiresAt > now),
    // Kept for as long again, so that an expired refresh token is reported as expired, not unknown.
    families: keep(state.families, (family) => family.expiresAt > now - REFRESH_TOKEN_MS),
    authorizationRequests: keep(state.authorizationRequests, ({ expiresAt }) => expiresAt > now),
    authorizationCodes: keep(state.authorizationCodes, ({ forgetAt }) => forgetAt > now),
    lockouts: keep(state.lockouts, (lockout) => !isForgotten(lockout, now)),
  };
}

/** The same object if nothing expired, because copying thousands of records at each call takes long. */
function keep<Value>(
  record: Record<string, Value>,
  wanted: (value: Value) => boolean,
): Record<string, Value> {
  if (Object.values(record).every(wanted)) return record;
  return Object.fromEntries(Object.entries(record).filter(([, value]) => wanted(value)));
}
