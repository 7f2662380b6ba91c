import { failedWith, READY, WAITING, type Attempt } from '#src/flows/attempt.ts';
import {
  fieldProblems,
  validateInput,
  validateNewPassword,
  type FieldProblems,
} from '#src/flows/fields/validate.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import type { Situation } from '#src/flows/failure/sentences.ts';

export type PasswordResetField = 'email' | 'code' | 'password';

/** `invalid`: found by the form, with every problem, before any request. `rejected`: by the user pool. */
export type PasswordResetFailure =
  | { kind: 'invalid'; problems: FieldProblems<PasswordResetField> }
  | { kind: 'rejected'; situation: Situation; error: UserPoolError };

export type PasswordResetStage = { at: 'request' } | { at: 'confirmation' } | { at: 'reset' };

export type PasswordResetState = Attempt<PasswordResetFailure> & {
  stage: PasswordResetStage;
  email: string;
};

export type PasswordResetEvent =
  | { type: 'submitted'; email?: string }
  | { type: 'invalid'; problems: FieldProblems<PasswordResetField> }
  | { type: 'code-sent' }
  | { type: 'code-resent' }
  | { type: 'resend-rejected'; error: UserPoolError }
  | { type: 'confirmed' }
  | { type: 'rejected'; error: UserPoolError }
  | { type: 'went-back' };

/** `awaitingCode`: starts at the confirmation, after a reload for example. */
export function startPasswordReset(email: string, awaitingCode: boolean): PasswordResetState {
  const at = awaitingCode && email !== '' ? 'confirmation' : 'request';
  return { stage: { at }, email, ...READY };
}

/** Ignores going back while waiting for an answer, and the answer to a resend after going back. */
export function passwordResetReducer(
  state: PasswordResetState,
  event: PasswordResetEvent,
): PasswordResetState {
  if (state.stage.at === 'reset') return state;
  const confirming = state.stage.at === 'confirmation';
  switch (event.type) {
    case 'submitted':
      return { ...state, email: event.email ?? state.email, ...WAITING };
    case 'invalid':
      if (state.waiting) return state;
      return { ...state, ...failedWith({ kind: 'invalid', problems: event.problems }) };
    case 'code-sent':
      return settled(state, { at: 'confirmation' });
    case 'code-resent':
      return confirming && !state.waiting ? { ...state, ...READY } : state;
    case 'resend-rejected':
      if (!confirming || state.waiting) return state;
      return { ...state, ...rejection('reset-request', event.error) };
    case 'confirmed':
      return settled(state, { at: 'reset' });
    case 'rejected': {
      const situation = confirming ? 'reset-confirmation' : 'reset-request';
      return { ...state, ...rejection(situation, event.error) };
    }
    case 'went-back':
      return state.waiting ? state : settled(state, { at: 'request' });
    default:
      return unreachable(event);
  }
}

function settled(state: PasswordResetState, stage: PasswordResetStage): PasswordResetState {
  return { ...state, stage, ...READY };
}

function rejection(situation: Situation, error: UserPoolError): Attempt<PasswordResetFailure> {
  return failedWith({ kind: 'rejected', situation, error });
}

/** The problems that stop the request for a code from being sent. */
export function problemsWithRequest(email: string): FieldProblems<PasswordResetField> {
  return fieldProblems([['email', validateInput('email', email)]]);
}

/** The same for the code and the new password, in the order of the fields. */
export function problemsWithReset(
  code: string,
  password: string,
): FieldProblems<PasswordResetField> {
  return fieldProblems([
    ['code', validateInput('answer', code)],
    ['password', validateNewPassword(password)],
  ]);
}
