import { unreachable } from '#src/lib/unreachable.ts';
import type { Challenge, SignInStep } from '#src/services/user-pool/user-pool.ts';
import type { UserPoolError, UserPoolErrorCode } from '#src/services/user-pool/user-pool-error.ts';
import type { Situation } from '#src/flows/failure/describe-failure.ts';

export type RequiredField = 'username' | 'password' | 'challengeResponse';

/** What went wrong with the last try; the words are chosen by the screen. */
export type SignInFailure =
  | { kind: 'required'; fields: readonly RequiredField[] }
  | { kind: 'rejected'; situation: Situation; error: UserPoolError };

export type SignInStage =
  | { at: 'credentials' }
  | { at: 'challenge'; challenge: Challenge }
  | { at: 'signed-in'; withSecondFactor: boolean }
  | { at: 'elsewhere'; to: 'confirm-sign-up' | 'reset-password' };

export interface SignInState {
  stage: SignInStage;
  /** Kept through every step, and carried along when the journey goes on elsewhere. */
  email: string;
  waiting: boolean;
  failure: SignInFailure | null;
}

export type SignInEvent =
  | { type: 'submitted'; email?: string }
  | { type: 'left-empty'; fields: readonly RequiredField[] }
  | { type: 'stepped'; step: SignInStep }
  | { type: 'rejected'; error: UserPoolError }
  | { type: 'started-over' };

/** No answer to the challenge can help any more. */
const BEGINS_ANEW: ReadonlySet<UserPoolErrorCode> = new Set(['session-lost', 'signed-out']);

export function startSignIn(email: string): SignInState {
  return { stage: { at: 'credentials' }, email, waiting: false, failure: null };
}

/**
 * The order of steps, in one place. A session that is lost half-way leads back with the email kept.
 * Who is signed in, or sent elsewhere, has left: an answer that comes later changes nothing.
 */
export function signInReducer(state: SignInState, event: SignInEvent): SignInState {
  if (state.stage.at === 'signed-in' || state.stage.at === 'elsewhere') return state;
  switch (event.type) {
    case 'submitted':
      return { ...state, email: event.email ?? state.email, waiting: true, failure: null };
    case 'left-empty':
      return { ...state, failure: { kind: 'required', fields: event.fields } };
    case 'stepped':
      return { ...state, waiting: false, failure: null, stage: nextStage(state, event.step) };
    case 'rejected':
      return { ...state, waiting: false, ...afterRejection(state, event.error) };
    case 'started-over':
      return startSignIn(state.email);
    default:
      return unreachable(event);
  }
}

function nextStage(state: SignInState, step: SignInStep): SignInStage {
  switch (step.kind) {
    case 'done':
      return { at: 'signed-in', withSecondFactor: state.stage.at === 'challenge' };
    case 'confirm-sign-up':
    case 'reset-password':
      return { at: 'elsewhere', to: step.kind };
    case 'challenge':
      return { at: 'challenge', challenge: step.challenge };
    default:
      return unreachable(step);
  }
}

function afterRejection(
  { stage }: SignInState,
  error: UserPoolError,
): Pick<SignInState, 'stage' | 'failure'> {
  const failure: SignInFailure = { kind: 'rejected', situation: situationOf(stage), error };
  return BEGINS_ANEW.has(error.code)
    ? { stage: { at: 'credentials' }, failure }
    : { stage, failure };
}

function situationOf(stage: SignInStage): Situation {
  if (stage.at !== 'challenge') return 'sign-in';
  switch (stage.challenge.kind) {
    case 'new-password':
      return 'new-password';
    case 'password':
      return 'sign-in';
    case 'custom-challenge':
      return 'challenge-question';
    case 'email-set-up':
      return 'code-address';
    default:
      return 'authenticator-code';
  }
}
