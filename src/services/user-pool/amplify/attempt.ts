import { logError } from '#src/lib/log-error.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';
import { recordSessionEnd } from '#src/services/user-pool/ending/session-end.ts';
import { hasSessionConflict } from '#src/services/user-pool/session-cookies.ts';
import { announceSessionChange } from '#src/services/user-pool/session-hint.ts';
import { clearEndedSession } from '#src/services/user-pool/session-store.ts';
import { watchSession } from '#src/services/user-pool/stored-tokens.ts';
import {
  errorRules,
  SESSION_REPLACED,
  type UserPoolError,
  type UserPoolErrorCode,
} from '#src/services/user-pool/user-pool-error.ts';
import { nameOf } from './named-error.ts';
import { neverWaitForFlight } from './redirect-flight.ts';
import { isRefusedRefresh } from './refresh-failure.ts';
import { fetchSession } from './session.ts';
import { translateError } from './translate-error.ts';

const NOT_RENEWED: UserPoolError = { code: 'session-not-renewed', providerMessage: '' };
const CONFLICT: UserPoolError = { code: 'session-conflict', providerMessage: '' };

/** What Amplify's answers mean if it has found no session. */
const NO_SESSION: ReadonlySet<UserPoolErrorCode> = new Set([
  'signed-out',
  'session-not-renewed',
  'session-not-stored',
]);

/** Turns anything thrown into a value. Logs the name of an exception that the app doesn't expect. */
export async function attempt<Value>(
  work: () => Promise<Value>,
): Promise<Result<Value, UserPoolError>> {
  neverWaitForFlight();
  try {
    return ok(await work());
  } catch (thrown) {
    if (isRefusedRefresh(thrown)) return failed(NOT_RENEWED);
    const error = translateError(thrown);
    if (NO_SESSION.has(error.code) && hasSessionConflict()) {
      clearEndedSession();
      return failed(CONFLICT);
    }
    if (error.code === 'unexpected') {
      logError('A call to the user pool failed unexpectedly:', nameOf(thrown));
    }
    return failed(error);
  }
}

/**
 * An attempt that needs a session. If the pool reports that the session is over, ends it in every tab, unless another has
 * begun meanwhile.
 */
export async function attemptInSession<Value>(
  work: () => Promise<Value>,
): Promise<Result<Value, UserPoolError>> {
  const watched = watchSession();
  const result = await attemptWithFreshToken(work);
  // No sign-in is in progress that could have expired, so this is an ordinary refusal.
  if (!result.ok && result.error.code === 'sign-in-lost') {
    return failed({ ...result.error, code: 'not-authorized' });
  }
  if (result.ok || errorRules[result.error.code].endsSession !== true) return result;
  if (watched.isReplaced()) return failed(SESSION_REPLACED);
  const { code } = result.error;
  const isExplained = code === 'session-not-renewed' || code === 'session-conflict';
  if (isExplained) recordSessionEnd(code);
  clearEndedSession();
  announceSessionChange();
  return isExplained ? result : failed({ ...result.error, code: 'signed-out' });
}

/**
 * If this device's clock was set back, a token may look valid here although the pool considers it expired. Then refreshes
 * it once and repeats the call.
 */
async function attemptWithFreshToken<Value>(
  work: () => Promise<Value>,
): Promise<Result<Value, UserPoolError>> {
  const result = await attempt(work);
  if (result.ok || result.error.reason !== 'access-token-expired') return result;
  return attempt(async () => {
    await fetchSession(true);
    return work();
  });
}
