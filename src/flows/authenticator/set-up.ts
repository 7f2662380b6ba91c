import { failedWith, READY, WAITING, type Attempt } from '#src/flows/attempt.ts';
import type { FieldProblem } from '#src/flows/fields/validate.ts';
import type { ClockError } from '#src/flows/failure/device-clock.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import type { AuthenticatorSecret, SignInType } from '#src/services/user-pool/user-pool.ts';
import { errorRules, type UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

/** `invalid`: found by the form, before any request. */
export type SetUpFailure =
  | { kind: 'invalid'; problem: FieldProblem }
  | { kind: 'rejected'; during: 'start'; error: UserPoolError }
  | {
      kind: 'rejected';
      during: 'verification';
      error: UserPoolError;
      clock: ClockError | null;
    };

/**
 * Two stages need no set-up: `already-enabled`, if the account has an authenticator, and `provider-protected`, if the social provider
 * asks for the second factor.
 */
export type SetUpStage =
  | { at: 'idle' }
  | { at: 'starting' }
  | ({ at: 'set-up' } & AuthenticatorSecret)
  | { at: 'confirmed' }
  | { at: 'already-enabled' }
  | { at: 'provider-protected' };

/** `waiting`: a code is being verified. */
export type SetUpState = Attempt<SetUpFailure> & { stage: SetUpStage };

export type SetUpEvent =
  | { type: 'started' }
  | { type: 'key-received'; key: AuthenticatorSecret }
  | { type: 'found-enabled' }
  /** `signInType` is that of the session to which the pool refused a key. Null if no key was requested, or it is unknown. */
  | { type: 'start-rejected'; error: UserPoolError; signInType: SignInType | null }
  | { type: 'invalid'; problem: FieldProblem }
  | { type: 'submitted' }
  | { type: 'verified' }
  | { type: 'rejected'; error: UserPoolError; clock: ClockError | null }
  | { type: 'cancelled' };

export const IDLE = { stage: { at: 'idle' }, ...READY } satisfies SetUpState;
/** For a screen that starts the set-up on mount. */
export const STARTING: SetUpState = { ...IDLE, stage: { at: 'starting' } };

/**
 * Sets up a first authenticator or replaces one. Ignores events that don't fit the stage, such as a code before there
 * is a key. A set-up can be restarted, because its key stops working when another tab requests one. While a code is
 * being verified, it can be neither restarted nor cancelled.
 */
export function setUpReducer(state: SetUpState, event: SetUpEvent): SetUpState {
  switch (state.stage.at) {
    case 'idle':
    case 'confirmed':
      return event.type === 'started' ? STARTING : state;
    case 'starting':
      return whileStarting(state, event);
    case 'set-up':
      return whileSettingUp(state, event);
    case 'already-enabled':
    case 'provider-protected':
      return state;
    default:
      return unreachable(state.stage);
  }
}

function whileStarting(state: SetUpState, event: SetUpEvent): SetUpState {
  switch (event.type) {
    case 'found-enabled':
      return at({ at: 'already-enabled' });
    case 'key-received':
      return at({ at: 'set-up', ...event.key });
    case 'start-rejected': {
      const { error, signInType } = event;
      // The code isn't checked, because AWS doesn't document it for social accounts, and a user whose provider protects
      // them mustn't be stopped here.
      if (signInType === 'social' && errorRules[error.code].isRefusal === true) {
        return at({ at: 'provider-protected' });
      }
      return { ...IDLE, ...failedWith({ kind: 'rejected', during: 'start', error }) };
    }
    case 'cancelled':
      return IDLE;
    default:
      return state;
  }
}

function whileSettingUp(state: SetUpState, event: SetUpEvent): SetUpState {
  switch (event.type) {
    case 'started':
      return state.waiting ? state : STARTING;
    case 'invalid':
      if (state.waiting) return state;
      return { ...state, ...failedWith({ kind: 'invalid', problem: event.problem }) };
    case 'submitted':
      return { ...state, ...WAITING };
    case 'verified':
      return at({ at: 'confirmed' });
    case 'rejected': {
      const { error, clock } = event;
      const failure = { kind: 'rejected', during: 'verification', error, clock } as const;
      return { ...state, ...failedWith(failure) };
    }
    case 'cancelled':
      return state.waiting ? state : IDLE;
    default:
      return state;
  }
}

function at(stage: SetUpStage) {
  return { stage, ...READY };
}
