import { recordSessionEnd } from '#src/services/user-pool/ending/session-end.ts';
import { clearEndedSession } from '#src/services/user-pool/session-store.ts';
import type { UserPoolErrorCode } from '#src/services/user-pool/user-pool-error.ts';
import { statusOf, translateError } from './translate-error.ts';

/** Failures that say nothing about the refresh token, so a later refresh may succeed. */
const TEMPORARY: ReadonlySet<UserPoolErrorCode> = new Set([
  'network',
  'unavailable',
  'too-many-requests',
  'limit-exceeded',
]);

/** Thrown by Amplify, without a request, when there is no refresh token. */
const WITHOUT_REQUEST: ReadonlySet<UserPoolErrorCode> = new Set([
  'signed-out',
  'session-not-renewed',
]);

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
  if (TEMPORARY.has(code) || error.name === 'ForbiddenException') return false;
  const status = statusOf(error);
  if (status === null) return WITHOUT_REQUEST.has(code);
  return status >= 400 && status < 500 && status !== 403 && status !== 408;
}
