import { useReducer } from 'react';
import { signInReducer, startSignIn, type SignInState } from '#src/flows/sign-in/sign-in.ts';
import {
  acceptPasskey,
  passkeyEmail,
  submitAnswer,
  submitCredentials,
} from '#src/flows/sign-in/submit.ts';
import { measureClockSkew } from '#src/services/site/clock-skew.ts';
import { fetchPart } from '#src/services/user-pool/fetch-part.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { fetchUserPool, withTimeout } from '#src/services/user-pool/with-amplify.ts';
import type { ChallengeAnswer, UserPool } from '#src/services/user-pool/user-pool.ts';
import { challengeScreen } from './later-challenges.ts';
import { usePasskeySignIn, type PasskeySignIn } from './use-passkey-sign-in.ts';

export interface SignIn {
  state: SignInState;
  passkey: PasskeySignIn;
  /** Asks for a passkey of this email's account, or for the email. */
  submitPasskey: (email: string) => void;
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
  const passkey = usePasskeySignIn({
    onSignedIn: (email) => void acceptPasskey(email, deps),
    onAlreadySignedIn,
  });
  const submitPasskey = (typed: string) => {
    const email = passkeyEmail(typed, state, dispatch);
    if (email !== null) passkey.start(email);
  };
  return {
    state,
    passkey,
    submitPasskey,
    submitCredentials: (email, password) => {
      passkey.abandon();
      void submitCredentials({ email, password }, state, deps);
    },
    answer: (answer) => {
      if (isPasskeyChoice(state, answer)) return submitPasskey(state.email);
      passkey.abandon();
      void submitAnswer(answer, state, deps);
    },
    startOver: () => {
      passkey.abandon();
      dispatch({ type: 'started-over' });
    },
  };
}

/** Amplify's own way to answer it can't be cancelled. */
function isPasskeyChoice({ stage }: SignInState, { response }: ChallengeAnswer): boolean {
  const kind = stage.at === 'challenge' ? stage.challenge.kind : null;
  return kind === 'first-factor-selection' && response === 'WEB_AUTHN';
}

/** Sends nothing until the screen for the next step has loaded. */
const signIn: UserPool['signIn'] = async (email, password) => {
  fetchUserPool();
  const screen = await withTimeout(fetchPart(challengeScreen.fetch));
  return screen.ok ? userPool.signIn(email, password) : screen;
};
