import { useReducer } from 'react';
import type { FieldProblems } from '#src/flows/fields/validate.ts';
import { signInReducer, startSignIn, type SignInState } from '#src/flows/sign-in/sign-in.ts';
import { takeStep } from '#src/flows/sign-in/take-step.ts';
import {
  normaliseAnswer,
  problemsWithAnswer,
  problemsWithCredentials,
  type SignInField,
} from '#src/flows/sign-in/sign-in-fields.ts';
import { normaliseEmail } from '#src/lib/normalise-email.ts';
import { measureClockSkew } from '#src/services/site/clock-skew.ts';
import { fetchPart } from '#src/services/user-pool/fetch-part.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { fetchUserPool, withTimeout } from '#src/services/user-pool/with-amplify.ts';
import type { ChallengeAnswer, UserPool } from '#src/services/user-pool/user-pool.ts';
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

  const take = (email: string, outcome: ReturnType<UserPool['signIn']>, codeAddress?: string) =>
    void takeStep(
      outcome,
      { email, stage: state.stage, codeAddress },
      { userPool, measureSkew: measureClockSkew, dispatch, onAlreadySignedIn },
    );

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
      take(email, signIn(email, password));
    },
    answer: (typed) => {
      if (state.waiting || state.stage.at !== 'challenge') return;
      const { challenge } = state.stage;
      const answer = normaliseAnswer(challenge, typed);
      if (!passes(problemsWithAnswer(challenge, answer))) return;
      dispatch({ type: 'submitted' });
      const codeAddress = challenge.kind === 'email-set-up' ? answer.response : undefined;
      take(state.email, userPool.answerChallenge(state.email, answer), codeAddress);
    },
    startOver: () => dispatch({ type: 'started-over' }),
  };
}
