import { recordSessionEnd } from '#src/services/user-pool/ending/session-end.ts';
import { clearEndedSession } from '#src/services/user-pool/session-store.ts';
import { errorRules } from '#src/services/user-pool/user-pool-error.ts';
import { statusOf, translateError } from './translate-error.ts';

const refused = new WeakSet<Error>();

/**
 * Handles the error of Amplify's `tokenRefresh_failure` event. For refusals that it recognises, Amplify clears the tokens
 * and continues without a session. For any other it rejects the call but keeps the tokens, so that every later call would
 * fail too; this clears them. A call that needs tokens then reports `signed-out`, any other `session-not-renewed`.
 */
export function noteRefreshFailure(thrown: unknown): void {
  if (!(thrown instanceof Error) || !isRefusal(thrown)) return;
  refused.add(thrown);
  recordSessionEnd('session-not-renewed');
  clearEndedSession();
}

/** Whether a call was rejected because its refresh was refused. */
export function isRefusedRefresh(thrown: unknown): boolean {
  return thrown instanceof Error && refused.has(thrown);
}

/** The pool refuses with a 4xx of any name. A firewall answers with 403 or `ForbiddenException`, which is no refusal. */
function isRefusal(error: Error): boolean {
  const { code } = translateError(error);
  if (errorRules[code].isTemporary === true || error.name === 'ForbiddenException') return false;
  const status = statusOf(error);
  // Without a refresh token, Amplify throws before any request.
  if (status === null) return code === 'signed-out' || code === 'session-not-renewed';
  return status >= 400 && status < 500 && status !== 403 && status !== 408;
}
