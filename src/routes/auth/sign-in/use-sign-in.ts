import { useReducer } from 'react';
import type { FieldProblems } from '#src/flows/fields/validate.ts';
import { findClockError } from '#src/flows/failure/device-clock.ts';
import { unexpectedEndIn } from '#src/flows/unexpected-end.ts';
import {
  authenticatorUse,
  signInReducer,
  startSignIn,
  type SignInState,
} from '#src/flows/sign-in.ts';
import {
  normaliseAnswer,
  problemsWithAnswer,
  problemsWithCredentials,
  type SignInField,
} from '#src/flows/sign-in-fields.ts';
import { normaliseEmail } from '#src/lib/normalise-email.ts';
import type { Result } from '#src/lib/result.ts';
import { measureClockSkew } from '#src/services/site/clock-skew.ts';
import { fetchPart } from '#src/services/user-pool/fetch-part.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { fetchUserPool, withTimeout } from '#src/services/user-pool/with-amplify.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import type { ChallengeAnswer, SignInStep } from '#src/services/user-pool/user-pool.ts';
import { challengeScreen } from './later-challenges.ts';

export interface SignIn {
  state: SignInState;
  submitCredentials: (email: string, password: string) => void;
  answer: (answer: ChallengeAnswer) => void;
  startOver: () => void;
}

/** Binds the sign-in flow to the user pool. Calls `onAlreadySignedIn` if the pool says that a user is signed in. */
export function useSignIn(passedEmail: string, onAlreadySignedIn: () => void): SignIn {
  const [state, dispatch] = useReducer(signInReducer, passedEmail, startSignIn);

  const reject = async (error: UserPoolError) => {
    dispatch({ type: 'rejected', error, clock: await findClockError(error, measureClockSkew) });
  };

  const settle = async (
    email: string,
    outcome: Promise<Result<SignInStep, UserPoolError>>,
    codeAddress?: string,
  ) => {
    const result = await outcome;
    if (!result.ok) {
      if (result.error.code === 'already-signed-in') onAlreadySignedIn();
      return reject(result.error);
    }
    if (result.value.kind === 'confirm-sign-up') {
      const sent = await userPool.resendSignUpCode(email);
      return dispatch({ type: 'unverified', codeSent: sent.ok });
    }
    dispatch({ type: 'stepped', step: result.value, codeAddress });
    if (result.value.kind !== 'done') return;
    if (authenticatorUse(state.stage) !== 'none') await preferFactor();
  };

  /**
   * Runs while the success is shown. The user is signed in whether or not the pool stores this preference, unless it ends
   * the session.
   */
  const preferFactor = async () => {
    const preferred = await userPool.preferSoftwareToken();
    if (!preferred.ok && unexpectedEndIn(preferred.error) !== null) {
      return dispatch({ type: 'session-ended', error: preferred.error });
    }
    await userPool.prepareProfile();
  };

  /** Sends nothing until the screen for the next step has loaded. */
  const signIn = async (email: string, password: string) => {
    fetchUserPool();
    const screen = await withTimeout(fetchPart(challengeScreen.fetch));
    return screen.ok ? userPool.signIn(email, password) : screen;
  };

  /** Whether there are no problems. Dispatches any, to be shown. */
  const passes = (problems: FieldProblems<SignInField>) => {
    if (problems.size > 0) dispatch({ type: 'invalid', problems });
    return problems.size === 0;
  };

  return {
    state,
    submitCredentials: (typed, password) => {
      const email = normaliseEmail(typed);
      if (state.waiting) return;
      if (!passes(problemsWithCredentials(email, password))) return;
      dispatch({ type: 'submitted', email });
      void settle(email, signIn(email, password));
    },
    answer: (typed) => {
      if (state.waiting || state.stage.at !== 'challenge') return;
      const { challenge } = state.stage;
      const answer = normaliseAnswer(challenge, typed);
      if (!passes(problemsWithAnswer(challenge, answer))) return;
      dispatch({ type: 'submitted' });
      const codeAddress = challenge.kind === 'email-set-up' ? answer.response : undefined;
      void settle(state.email, userPool.answerChallenge(state.email, answer), codeAddress);
    },
    startOver: () => dispatch({ type: 'started-over' }),
  };
}
