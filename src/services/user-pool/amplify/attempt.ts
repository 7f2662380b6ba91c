import { failed, ok, type Result } from '#src/lib/result.ts';
import { announceSessionChange } from '#src/services/user-pool/session-hint.ts';
import { clearEndedSession } from '#src/services/user-pool/session-store.ts';
import type { UserPoolError, UserPoolErrorCode } from '#src/services/user-pool/user-pool-error.ts';
import { translateError } from './translate-error.ts';

/** Answers to an access token after which it is good for nothing more. */
const SESSION_ENDS: ReadonlySet<UserPoolErrorCode> = new Set([
  'signed-out',
  'user-not-found',
  'user-not-confirmed',
  'password-reset-required',
]);

export async function attempt<Value>(
  work: () => Promise<Value>,
): Promise<Result<Value, UserPoolError>> {
  try {
    return ok(await work());
  } catch (thrown) {
    return failed(translateError(thrown));
  }
}

/** An attempt in a session: when the pool says that the session is over, it is over in every tab. */
export async function attemptInSession<Value>(
  work: () => Promise<Value>,
): Promise<Result<Value, UserPoolError>> {
  const result = await attempt(work);
  // Nobody is signing in whose sign-in could have run out: it is a refusal like any other.
  if (!result.ok && result.error.code === 'session-lost') {
    return failed({ ...result.error, code: 'not-authorized' });
  }
  if (result.ok || !SESSION_ENDS.has(result.error.code)) return result;
  clearEndedSession();
  announceSessionChange();
  return failed({ ...result.error, code: 'signed-out' });
}
