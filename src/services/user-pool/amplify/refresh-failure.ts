import { noteSessionEnd } from '#src/services/user-pool/session-end.ts';
import { clearEndedSession } from '#src/services/user-pool/session-store.ts';
import type { UserPoolErrorCode } from '#src/services/user-pool/user-pool-error.ts';
import { statusOf, translateError } from './translate-error.ts';

/** Failures that say nothing about the refresh token, so the same refresh may work later. */
const PASSING: ReadonlySet<UserPoolErrorCode> = new Set([
  'network',
  'unavailable',
  'too-many-requests',
  'limit-exceeded',
]);

/** Raised by the library, without a request, when there is no refresh token. */
const WITHOUT_REQUEST: ReadonlySet<UserPoolErrorCode> = new Set([
  'signed-out',
  'session-not-renewed',
]);

const refused = new WeakSet<Error>();

/**
 * Receives the error of Amplify's `tokenRefresh_failure` event. After a refusal that Amplify recognises, it clears the
 * tokens and continues without a session. After any other, the call rejects but the tokens stay, so that every later
 * call would fail in the same way; they are cleared here. A call that needs tokens then reports `signed-out`, all others
 * `session-not-renewed`.
 */
export function noteRefreshFailure(thrown: unknown): void {
  if (!(thrown instanceof Error) || !isRefusal(thrown)) return;
  refused.add(thrown);
  noteSessionEnd('session-not-renewed');
  clearEndedSession();
}

/** Whether a call was rejected because its refresh was refused. */
export function isRefusedRefresh(thrown: unknown): boolean {
  return thrown instanceof Error && refused.has(thrown);
}

/** A pool refuses with a 4xx of any name; a firewall answers 403 or `ForbiddenException` instead. */
function isRefusal(error: Error): boolean {
  const { code } = translateError(error);
  if (PASSING.has(code) || error.name === 'ForbiddenException') return false;
  const status = statusOf(error);
  if (status === null) return WITHOUT_REQUEST.has(code);
  return status >= 400 && status < 500 && status !== 403 && status !== 408;
}
