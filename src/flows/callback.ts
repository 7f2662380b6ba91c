import type { Destination, NoDestination } from '#src/flows/redirect/destination.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

/** The states of a redirect-based sign-in being completed (docs/product.md, Callback). */
export type CallbackState =
  | { at: 'completing' }
  | { at: 'completed'; destination: Destination }
  | { at: 'failed'; failure: CallbackFailure };

export type CallbackFailure = NoDestination | { kind: 'redirect'; error: UserPoolError };

export type CallbackEvent =
  | { type: 'completed'; destination: Destination }
  | { type: 'failed'; failure: CallbackFailure }
  | { type: 'tried-again' };

export const CALLBACK_START: CallbackState = { at: 'completing' };

/** Ignores a result when none is awaited. */
export function callbackReducer(state: CallbackState, event: CallbackEvent): CallbackState {
  if (event.type === 'tried-again') return state.at === 'failed' ? CALLBACK_START : state;
  if (state.at !== 'completing') return state;
  return event.type === 'failed'
    ? { at: 'failed', failure: event.failure }
    : { at: 'completed', destination: event.destination };
}
