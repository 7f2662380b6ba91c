import { useReducer } from 'react';
import { signInReducer, startSignIn, type SignInState } from '#src/flows/sign-in/sign-in.ts';
import { submitAnswer, submitCredentials } from '#src/flows/sign-in/submit.ts';
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
  const deps = {
    userPool,
    signIn,
    measureSkew: measureClockSkew,
    dispatch,
    onAlreadySignedIn,
  };
  return {
    state,
    submitCredentials: (email, password) =>
      void submitCredentials({ email, password }, state, deps),
    answer: (answer) => void submitAnswer(answer, state, deps),
    startOver: () => dispatch({ type: 'started-over' }),
  };
}

/** Sends nothing until the screen for the next step has loaded. */
const signIn: UserPool['signIn'] = async (email, password) => {
  fetchUserPool();
  const screen = await withTimeout(fetchPart(challengeScreen.fetch));
  return screen.ok ? userPool.signIn(email, password) : screen;
};
