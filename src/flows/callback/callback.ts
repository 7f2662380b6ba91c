import { unreachable } from '#src/lib/unreachable.ts';
import type { Learner } from '#src/services/user-pool/learner.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

/** Completing a redirect-based sign-in (specification, section 2, Callback screen). */
export type CallbackState =
  | { at: 'completing' }
  | { at: 'handing-over'; idToken: string; url: string }
  | { at: 'protecting-first'; url: string }
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
  | { type: 'session-read'; signedIn: boolean }
  /** On the way to the learning site. */
  | { type: 'learner-read'; learner: Learner; url: string }
  | { type: 'tried-again' };

export const CALLBACK_START: CallbackState = { at: 'completing' };
const NO_TOKEN: CallbackState = { at: 'failed', failure: { kind: 'no-token' } };

/**
 * Only the learning site is handed the token, once the account has its authenticator; every other way on is the
 * redirect policy's. Answers count while they are awaited: what comes later changes nothing.
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
      return event.signedIn ? { at: 'going-on' } : NO_TOKEN;
    case 'learner-read':
      return withLearner(event.learner, event.url);
    default:
      return unreachable(event);
  }
}

function withLearner(learner: Learner, url: string): CallbackState {
  switch (learner.kind) {
    case 'ready':
      return { at: 'handing-over', idToken: learner.idToken, url };
    case 'unprotected':
      return { at: 'protecting-first', url };
    case 'nobody':
      return NO_TOKEN;
    default:
      return unreachable(learner);
  }
}
