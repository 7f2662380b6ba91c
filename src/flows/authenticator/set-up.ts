import { unreachable } from '#src/lib/unreachable.ts';
import type { AuthenticatorSecret, SignInType } from '#src/services/user-pool/user-pool.ts';
import type { UserPoolError, UserPoolErrorCode } from '#src/services/user-pool/user-pool-error.ts';

export type SetUpFailure =
  | { kind: 'required' }
  | { kind: 'rejected'; during: 'start' | 'verification'; error: UserPoolError };

/** `with-provider`: the pool sets nothing up, because the social provider asks for the second factor. */
export type SetUpStage =
  | { at: 'idle' }
  | { at: 'starting' }
  | ({ at: 'set-up' } & AuthenticatorSecret)
  | { at: 'confirmed' }
  | { at: 'with-provider' };

export interface SetUpState {
  stage: SetUpStage;
  /** A code is being verified. */
  waiting: boolean;
  failure: SetUpFailure | null;
}

export type SetUpEvent =
  | { type: 'started' }
  | { type: 'key-received'; key: AuthenticatorSecret }
  | { type: 'start-rejected'; error: UserPoolError; signInType: SignInType }
  | { type: 'left-empty' }
  | { type: 'submitted' }
  | { type: 'verified' }
  | { type: 'rejected'; error: UserPoolError }
  | { type: 'cancelled' };

export const IDLE: SetUpState = { stage: { at: 'idle' }, waiting: false, failure: null };

/** Refusals that say nothing about the account: they pass, or end the session. */
const PASSING: ReadonlySet<UserPoolErrorCode> = new Set([
  'network',
  'unavailable',
  'too-many-requests',
  'limit-exceeded',
  'signed-out',
]);

/**
 * A new authenticator, for the first time or in place of another. Events that don't fit the stage,
 * such as a key that arrives after cancelling, change nothing; nobody cancels while a code is verified.
 */
export function setUpReducer(state: SetUpState, event: SetUpEvent): SetUpState {
  switch (state.stage.at) {
    case 'idle':
    case 'confirmed':
      return event.type === 'started' ? at({ at: 'starting' }) : state;
    case 'starting':
      return whileStarting(state, event);
    case 'set-up':
      return whileSettingUp(state, event);
    case 'with-provider':
      return state;
    default:
      return unreachable(state.stage);
  }
}

function whileStarting(state: SetUpState, event: SetUpEvent): SetUpState {
  switch (event.type) {
    case 'key-received':
      return at({ at: 'set-up', ...event.key });
    case 'start-rejected': {
      const { error, signInType } = event;
      if (signInType === 'social' && !PASSING.has(error.code)) return at({ at: 'with-provider' });
      return { ...IDLE, failure: { kind: 'rejected', during: 'start', error } };
    }
    case 'cancelled':
      return IDLE;
    default:
      return state;
  }
}

function whileSettingUp(state: SetUpState, event: SetUpEvent): SetUpState {
  switch (event.type) {
    case 'left-empty':
      return { ...state, failure: { kind: 'required' } };
    case 'submitted':
      return { ...state, waiting: true, failure: null };
    case 'verified':
      return at({ at: 'confirmed' });
    case 'rejected': {
      const failure = { kind: 'rejected', during: 'verification', error: event.error } as const;
      return { ...state, waiting: false, failure };
    }
    case 'cancelled':
      return state.waiting ? state : IDLE;
    default:
      return state;
  }
}

function at(stage: SetUpStage): SetUpState {
  return { ...IDLE, stage };
}
