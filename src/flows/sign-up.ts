import { failedWith, READY, WAITING, type Attempt } from '#src/flows/attempt.ts';
import { normalisePassword } from '#src/flows/fields/send-password.ts';
import {
  fieldProblems,
  validateInput,
  validateNewEmail,
  validateNewPassword,
  type FieldProblems,
} from '#src/flows/fields/validate.ts';
import { normaliseEmail } from '#src/lib/email.ts';
import { normaliseName } from '#src/lib/name.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import type { SignUpStep } from '#src/services/user-pool/user-pool.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import type { Situation } from '#src/flows/failure/sentences.ts';

export type SignUpField = 'name' | 'email' | 'password' | 'code';

/** `invalid`: found by the form, with every problem, before any request. `rejected`: by the user pool. */
export type SignUpFailure =
  | { kind: 'invalid'; problems: FieldProblems<SignUpField> }
  | { kind: 'rejected'; situation: Situation; error: UserPoolError };

type SignUpStage =
  | { at: 'details' }
  | { at: 'verification'; codeSent: boolean }
  | { at: 'verified' };

export type SignUpState = Attempt<SignUpFailure> & { stage: SignUpStage; email: string };

export type SignUpEvent =
  | { type: 'submitted'; email?: string }
  | { type: 'invalid'; problems: FieldProblems<SignUpField> }
  | { type: 'stepped'; step: SignUpStep }
  | { type: 'code-resent' }
  | { type: 'resend-rejected'; error: UserPoolError }
  | { type: 'rejected'; error: UserPoolError }
  | { type: 'went-back' };

const CODE_SENT: SignUpStage = { at: 'verification', codeSent: true };

/** `verifying`: starts at the verification, after a sign-in with an unverified email. */
export function startSignUp(email: string, verifying: boolean, codeSent = true): SignUpState {
  const stage: SignUpStage = verifying ? { at: 'verification', codeSent } : { at: 'details' };
  return { stage, email, ...READY };
}

/** Ignores going back while waiting for an answer, and the answer to a resend after going back. */
export function signUpReducer(state: SignUpState, event: SignUpEvent): SignUpState {
  if (state.stage.at === 'verified') return state;
  const verifying = state.stage.at === 'verification';
  switch (event.type) {
    case 'submitted':
      return { ...state, email: event.email ?? state.email, ...WAITING };
    case 'invalid':
      if (state.waiting) return state;
      return { ...state, ...failedWith({ kind: 'invalid', problems: event.problems }) };
    case 'stepped':
      return { ...state, ...READY, stage: stageAfter(event.step) };
    case 'code-resent':
      if (!verifying) return state;
      return { ...state, ...(state.waiting ? WAITING : READY), stage: CODE_SENT };
    case 'resend-rejected':
      if (!verifying || state.waiting) return state;
      return { ...state, ...rejection('sign-up-code', event.error) };
    case 'rejected':
      return { ...state, ...rejection(verifying ? 'sign-up-code' : 'sign-up', event.error) };
    case 'went-back':
      return state.waiting ? state : { ...state, stage: { at: 'details' }, ...READY };
    default:
      return unreachable(event);
  }
}

function stageAfter(step: SignUpStep): SignUpStage {
  return step.kind === 'done' ? { at: 'verified' } : CODE_SENT;
}

function rejection(situation: Situation, error: UserPoolError): Attempt<SignUpFailure> {
  return failedWith({ kind: 'rejected', situation, error });
}

export interface SignUpDetails {
  name: string;
  email: string;
  password: string;
}

/** The details as they are sent. */
export function normaliseDetails({ name, email, password }: SignUpDetails): SignUpDetails {
  return {
    name: normaliseName(name),
    email: normaliseEmail(email),
    password: normalisePassword(password),
  };
}

/** The problems that stop the details from being sent, in the order of the fields. */
export function problemsWithDetails({
  name,
  email,
  password,
}: SignUpDetails): FieldProblems<SignUpField> {
  return fieldProblems([
    ['name', validateInput('name', name)],
    ['email', validateNewEmail(email)],
    ['password', validateNewPassword(password)],
  ]);
}

/** The same for a verification code. Its length is the user pool's to decide. */
export function problemsWithCode(code: string): FieldProblems<SignUpField> {
  return fieldProblems([['code', validateInput('answer', code)]]);
}
