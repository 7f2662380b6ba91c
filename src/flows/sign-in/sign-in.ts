import { failedWith, READY, WAITING, type Attempt } from '#src/flows/attempt.ts';
import { challengeRules } from '#src/flows/sign-in/challenge-rules.ts';
import type { FieldProblems } from '#src/flows/fields/validate.ts';
import type { SignInField } from '#src/flows/sign-in/sign-in-fields.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import type { Challenge, SignInStep } from '#src/services/user-pool/user-pool.ts';
import { errorRules, type UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import type { ClockError } from '#src/flows/failure/device-clock.ts';
import type { Situation } from '#src/flows/failure/sentences.ts';

/** Why the last attempt failed. `invalid`: found by the form, before any request. `rejected`: by the user pool. */
export type SignInFailure =
  | { kind: 'invalid'; problems: FieldProblems<SignInField> }
  | { kind: 'rejected'; situation: Situation; error: UserPoolError; clock: ClockError | null };

/** What the last answer did with the user's authenticator. `passkey`: none was needed. */
export type AuthenticatorUse = 'none' | 'used' | 'added' | 'passkey';

export type SignInStage =
  | { at: 'credentials' }
  /** `after`: what was accepted just before, if that was another challenge and not the password. */
  | { at: 'challenge'; challenge: Challenge; after?: Challenge['kind'] | undefined }
  | { at: 'signed-in'; authenticator: AuthenticatorUse }
  | { at: 'elsewhere'; to: 'reset-password' }
  | { at: 'elsewhere'; to: 'confirm-sign-up'; codeSent: boolean };

export type SignInState = Attempt<SignInFailure> & {
  stage: SignInStage;
  /** The number of steps taken, which tells apart successive challenges of the same kind. Rejections don't count. */
  steps: number;
  /** Kept through every step and passed to the next screen. */
  email: string;
};

/** Excludes an unverified email, which has its own event because a code is sent first. */
type SettledStep = Exclude<SignInStep, { kind: 'confirm-sign-up' }>;

export type SignInEvent =
  | { type: 'submitted'; email?: string }
  | { type: 'invalid'; problems: FieldProblems<SignInField> }
  /** `codeAddress`: the address that the user has just given for codes. */
  | { type: 'stepped'; step: SettledStep; codeAddress?: string | undefined }
  /** `codeSent`: whether sending a verification code succeeded. */
  | { type: 'unverified'; codeSent: boolean }
  | { type: 'rejected'; error: UserPoolError; clock: ClockError | null }
  /** The user is asked for a passkey, which runs beside the other steps. */
  | { type: 'passkey-asked' }
  /** It has signed the user in. */
  | { type: 'passkey-accepted'; email: string }
  /** The session that this sign-in started has already ended. */
  | { type: 'session-ended'; error: UserPoolError }
  | { type: 'started-over' };

export function startSignIn(email: string): SignInState {
  return { stage: { at: 'credentials' }, steps: 0, email, ...READY };
}

/**
 * Decides the order of steps. A session lost midway returns to the credentials with the email filled in. Ignores late
 * answers after a sign-in or once another screen has taken over, and ignores starting over while an answer is awaited,
 * because the answer would undo it.
 */
export function signInReducer(state: SignInState, event: SignInEvent): SignInState {
  if (event.type === 'session-ended') return afterEnd(state, event.error);
  if (state.stage.at === 'signed-in' || state.stage.at === 'elsewhere') return state;
  switch (event.type) {
    case 'submitted':
      return { ...state, email: event.email ?? state.email, ...WAITING };
    case 'invalid':
      if (state.waiting) return state;
      return { ...state, ...failedWith({ kind: 'invalid', problems: event.problems }) };
    case 'passkey-asked':
      return { ...state, ...READY };
    case 'stepped': {
      const [stage, steps] = [nextStage(state, event), state.steps + 1];
      return { ...state, stage, steps, ...READY };
    }
    case 'unverified': {
      const { codeSent } = event;
      const stage: SignInStage = { at: 'elsewhere', to: 'confirm-sign-up', codeSent };
      return { ...state, ...READY, stage };
    }
    case 'rejected':
      return { ...state, ...afterRejection(state, event) };
    case 'passkey-accepted': {
      const stage: SignInStage = { at: 'signed-in', authenticator: 'passkey' };
      return { ...state, ...READY, stage, email: event.email };
    }
    case 'started-over':
      return state.waiting ? state : startSignIn(state.email);
    default:
      return unreachable(event);
  }
}

function nextStage(
  state: SignInState,
  { step, codeAddress }: SignInEvent & { type: 'stepped' },
): SignInStage {
  switch (step.kind) {
    case 'done':
      return { at: 'signed-in', authenticator: authenticatorUse(state.stage) };
    case 'reset-password':
      return { at: 'elsewhere', to: step.kind };
    case 'challenge':
      return {
        at: 'challenge',
        challenge: unmasked(step.challenge, codeAddress, state.email),
        after: state.stage.at === 'challenge' ? state.stage.challenge.kind : undefined,
      };
    default:
      return unreachable(step);
  }
}

/** The pool masks where a code went, even if the user has just typed it, for codes or to sign in. */
function unmasked(challenge: Challenge, codeAddress: string | undefined, email: string): Challenge {
  if (challenge.kind !== 'email-code') return challenge;
  const { destination } = challenge;
  const typed = codeAddress ?? (destination === masked(email) ? email : destination);
  return { ...challenge, destination: typed };
}

/** As the pool does it: the first letters of the name and of the host. */
function masked(email: string): string {
  return email.replace(/^(.)[^@]*@(.).*$/, '$1***@$2***');
}

/** The MFA success is shown only after a code from the authenticator (docs/product, Sign-in). */
export function authenticatorUse(stage: SignInStage): AuthenticatorUse {
  if (stage.at !== 'challenge') return 'none';
  if (stage.challenge.kind === 'totp-set-up') return 'added';
  return stage.challenge.kind === 'totp-code' ? 'used' : 'none';
}

function afterRejection(
  { stage }: SignInState,
  { error, clock }: SignInEvent & { type: 'rejected' },
): Attempt<SignInFailure> & { stage: SignInStage } {
  const failed = failedWith({
    kind: 'rejected' as const,
    situation: situationOf(stage),
    error,
    clock,
  });
  return errorRules[error.code].endsSignIn === true
    ? { stage: { at: 'credentials' }, ...failed }
    : { stage, ...failed };
}

/** Shows the end of a session only if its start was shown. */
function afterEnd(state: SignInState, error: UserPoolError): SignInState {
  if (state.stage.at !== 'signed-in') return state;
  const situation = 'authenticator-code' as const;
  const failed = failedWith({ kind: 'rejected' as const, situation, error, clock: null });
  return { ...state, stage: { at: 'credentials' }, ...failed };
}

function situationOf(stage: SignInStage): Situation {
  return stage.at === 'challenge' ? challengeRules[stage.challenge.kind].situation : 'sign-in';
}
