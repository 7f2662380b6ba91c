import {
  findDestination,
  type Destination,
  type NoDestination,
} from '#src/flows/redirect/destination.ts';
import type { RedirectDecision } from '#src/flows/redirect/redirect-policy.ts';
import type { UserPool } from '#src/services/user-pool/user-pool.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

/** The states of a redirect-based sign-in being completed (docs/product, Callback). */
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

interface Completion {
  event: CallbackEvent;
  /** Whether the sign-in that stored the redirect target has had its response. */
  isSpent: boolean;
}

/**
 * Completes the sign-in and finds where to send the user. `hasResponse`: whether the URL carries the provider's response.
 * A URL opened again whose code has already been used successfully isn't a failure.
 */
export async function completeCallback(
  hasResponse: boolean,
  decision: RedirectDecision,
  userPool: Pick<UserPool, 'completeRedirect' | 'session' | 'secondFactor'>,
): Promise<Completion> {
  const redirect = await userPool.completeRedirect();
  // The code in the URL is still unused, so a retry or a reload can complete the sign-in.
  if (!redirect.ok && isPartMissing(redirect.error)) {
    const failure = { kind: 'unreadable', error: redirect.error } as const;
    return { event: { type: 'failed', failure }, isSpent: false };
  }
  // The sign-in stays pending after a forged response, or a visit without any while another tab is at the provider.
  const isForged = !redirect.ok && redirect.error.code === 'redirect-state-mismatch';
  const isSpent = hasResponse && !isForged;
  const found = await findDestination(decision, userPool);
  if (found.ok) return { event: { type: 'completed', destination: found.value }, isSpent };
  const failure = redirect.ok
    ? found.error
    : ({ kind: 'redirect', error: redirect.error } as const);
  return { event: { type: 'failed', failure }, isSpent };
}

function isPartMissing({ code }: UserPoolError): boolean {
  return code === 'offline' || code === 'not-loaded';
}
