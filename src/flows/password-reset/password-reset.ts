import { unreachable } from '#src/lib/unreachable.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import type { Situation } from '#src/flows/failure/describe-failure.ts';

export type PasswordResetField = 'username' | 'code' | 'password';

/** `refused` before anything was sent: all that is missing or against the rule, at once. */
export type PasswordResetFailure =
  | { kind: 'refused'; missing: readonly PasswordResetField[]; weakPassword: boolean }
  | { kind: 'rejected'; situation: Situation; error: UserPoolError };

export type PasswordResetStage =
  { at: 'request' } | { at: 'confirmation'; destination: string | null } | { at: 'reset' };

export interface PasswordResetState {
  stage: PasswordResetStage;
  email: string;
  waiting: boolean;
  failure: PasswordResetFailure | null;
}

export type PasswordResetEvent =
  | { type: 'submitted'; email?: string }
  | { type: 'refused'; missing: readonly PasswordResetField[]; weakPassword: boolean }
  | { type: 'code-sent'; destination: string | null }
  | { type: 'code-resent'; destination: string | null }
  | { type: 'resend-rejected'; error: UserPoolError }
  | { type: 'confirmed' }
  | { type: 'rejected'; error: UserPoolError }
  | { type: 'went-back' };

/** `awaitingCode` starts at the confirmation: for a reload after the code was sent. */
export function startPasswordReset(email: string, awaitingCode: boolean): PasswordResetState {
  const stage: PasswordResetStage =
    awaitingCode && email !== '' ? { at: 'confirmation', destination: null } : { at: 'request' };
  return { stage, email, waiting: false, failure: null };
}

/** Nobody goes back while an answer is awaited; a resend that is answered after going back changes nothing. */
export function passwordResetReducer(
  state: PasswordResetState,
  event: PasswordResetEvent,
): PasswordResetState {
  if (state.stage.at === 'reset') return state;
  const confirming = state.stage.at === 'confirmation';
  switch (event.type) {
    case 'submitted':
      return { ...state, email: event.email ?? state.email, waiting: true, failure: null };
    case 'refused': {
      const { missing, weakPassword } = event;
      return { ...state, failure: { kind: 'refused', missing, weakPassword } };
    }
    case 'code-sent':
      return settled(state, { at: 'confirmation', destination: event.destination });
    case 'code-resent': {
      const stage = { at: 'confirmation', destination: event.destination } as const;
      return confirming ? { ...state, stage, failure: null } : state;
    }
    case 'resend-rejected':
      return confirming ? { ...state, failure: rejection('reset-request', event.error) } : state;
    case 'confirmed':
      return settled(state, { at: 'reset' });
    case 'rejected': {
      const failure = rejection(confirming ? 'reset-confirmation' : 'reset-request', event.error);
      return { ...state, waiting: false, failure };
    }
    case 'went-back':
      return state.waiting ? state : settled(state, { at: 'request' });
    default:
      return unreachable(event);
  }
}

function settled(state: PasswordResetState, stage: PasswordResetStage): PasswordResetState {
  return { ...state, stage, waiting: false, failure: null };
}

function rejection(situation: Situation, error: UserPoolError): PasswordResetFailure {
  return { kind: 'rejected', situation, error };
}
