import { unreachable } from '#src/lib/unreachable.ts';
import type { SignUpStep } from '#src/services/user-pool/user-pool.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import type { Situation } from '#src/flows/failure/describe-failure.ts';

export type SignUpField = 'name' | 'username' | 'password' | 'code';

/** `refused` before anything was sent: all that is missing or against the rule, at once. */
export type SignUpFailure =
  | { kind: 'refused'; missing: readonly SignUpField[]; weakPassword: boolean }
  | { kind: 'rejected'; situation: Situation; error: UserPoolError };

type SignUpStage =
  { at: 'details' } | { at: 'verification'; destination: string | null } | { at: 'verified' };

export interface SignUpState {
  stage: SignUpStage;
  email: string;
  waiting: boolean;
  failure: SignUpFailure | null;
}

export type SignUpEvent =
  | { type: 'submitted'; email?: string }
  | { type: 'refused'; missing: readonly SignUpField[]; weakPassword: boolean }
  | { type: 'stepped'; step: SignUpStep }
  | { type: 'code-resent'; destination: string | null }
  | { type: 'rejected'; error: UserPoolError }
  | { type: 'went-back' };

/** `verifying` starts at the verification step: for a sign-in that found the email unverified. */
export function startSignUp(email: string, verifying: boolean): SignUpState {
  const stage: SignUpStage = verifying
    ? { at: 'verification', destination: null }
    : { at: 'details' };
  return { stage, email, waiting: false, failure: null };
}

/** Verified is the end: an answer that comes later changes nothing. */
export function signUpReducer(state: SignUpState, event: SignUpEvent): SignUpState {
  if (state.stage.at === 'verified') return state;
  switch (event.type) {
    case 'submitted':
      return { ...state, email: event.email ?? state.email, waiting: true, failure: null };
    case 'refused': {
      const { missing, weakPassword } = event;
      return { ...state, failure: { kind: 'refused', missing, weakPassword } };
    }
    case 'stepped':
      return { ...state, waiting: false, failure: null, stage: stageAfter(event.step) };
    case 'code-resent': {
      const stage: SignUpStage = { at: 'verification', destination: event.destination };
      return { ...state, waiting: false, failure: null, stage };
    }
    case 'rejected': {
      const situation = state.stage.at === 'details' ? 'sign-up' : 'sign-up-code';
      return {
        ...state,
        waiting: false,
        failure: { kind: 'rejected', situation, error: event.error },
      };
    }
    case 'went-back':
      return { ...state, stage: { at: 'details' }, failure: null };
    default:
      return unreachable(event);
  }
}

function stageAfter(step: SignUpStep): SignUpStage {
  return step.kind === 'done'
    ? { at: 'verified' }
    : { at: 'verification', destination: step.destination };
}
