import { unreachable } from '#src/lib/unreachable.ts';
import type { Session } from '#src/services/user-pool/user-pool.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import type { RedirectDecision } from '../redirect/redirect-policy.ts';

/** Completing a redirect-based sign-in (specification, section 2, Callback screen). */
export type CallbackState =
  | { at: 'completing' }
  | { at: 'handing-over'; idToken: string; url: string }
  | { at: 'going-on' }
  | { at: 'failed'; failure: CallbackFailure };

/** `no-token`: nobody is signed in. The others say at which point it broke. */
export type CallbackFailure =
  | { kind: 'no-token' }
  | { kind: 'redirect'; error: UserPoolError }
  | { kind: 'session'; error: UserPoolError };

export type CallbackEvent =
  | { type: 'redirect-failed'; error: UserPoolError }
  | { type: 'session-failed'; error: UserPoolError }
  | { type: 'session-read'; session: Session | null; decision: RedirectDecision }
  | { type: 'tried-again' };

export const CALLBACK_START: CallbackState = { at: 'completing' };

/**
 * Only the learning site is handed the token; every other way on is the redirect policy's. Answers
 * count while they are awaited: what comes later changes nothing.
 */
export function callbackReducer(state: CallbackState, event: CallbackEvent): CallbackState {
  if (event.type === 'tried-again') return state.at === 'failed' ? CALLBACK_START : state;
  if (state.at !== 'completing') return state;
  switch (event.type) {
    case 'redirect-failed':
      return { at: 'failed', failure: { kind: 'redirect', error: event.error } };
    case 'session-failed':
      return { at: 'failed', failure: { kind: 'session', error: event.error } };
    case 'session-read':
      return afterSession(event.session, event.decision);
    default:
      return unreachable(event);
  }
}

function afterSession(session: Session | null, decision: RedirectDecision): CallbackState {
  if (session === null) return { at: 'failed', failure: { kind: 'no-token' } };
  return decision.kind === 'learning-site'
    ? { at: 'handing-over', idToken: session.idToken, url: decision.url }
    : { at: 'going-on' };
}
