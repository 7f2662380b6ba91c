import { useReducer } from 'react';
import {
  signInReducer,
  startSignIn,
  type RequiredField,
  type SignInState,
} from '#src/flows/sign-in/sign-in.ts';
import { normaliseEmail } from '#src/lib/normalise-email.ts';
import type { Result } from '#src/lib/result.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import type { ChallengeAnswer, SignInStep } from '#src/services/user-pool/user-pool.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

export interface SignIn {
  state: SignInState;
  submitCredentials: (email: string, password: string) => void;
  answer: (answer: ChallengeAnswer) => void;
  startOver: () => void;
}

/** Binds the sign-in flow to the user pool; says so when somebody turns out to be signed in already. */
export function useSignIn(carriedEmail: string, onAlreadySignedIn: () => void): SignIn {
  const [state, dispatch] = useReducer(signInReducer, carriedEmail, startSignIn);

  const settle = async (outcome: Promise<Result<SignInStep, UserPoolError>>) => {
    const result = await outcome;
    if (!result.ok) {
      if (result.error.code === 'already-signed-in') onAlreadySignedIn();
      return dispatch({ type: 'rejected', error: result.error });
    }
    if (result.value.kind === 'done' && state.stage.at === 'challenge') {
      // The person is signed in, whether or not the pool takes this wish; unless it ends the session.
      const wish = await userPool.preferSoftwareToken();
      if (!wish.ok && wish.error.code === 'signed-out') {
        return dispatch({ type: 'rejected', error: wish.error });
      }
    }
    dispatch({ type: 'stepped', step: result.value });
  };

  const leftEmpty = (fields: readonly RequiredField[]) => dispatch({ type: 'left-empty', fields });

  return {
    state,
    submitCredentials: (typed, password) => {
      const email = normaliseEmail(typed);
      if (state.waiting) return;
      const empty = emptyCredentials(email, password);
      if (empty.length > 0) return leftEmpty(empty);
      dispatch({ type: 'submitted', email });
      void settle(userPool.signIn(email, password));
    },
    answer: (answer) => {
      if (state.waiting) return;
      if (answer.response === '') return leftEmpty(['challengeResponse']);
      dispatch({ type: 'submitted' });
      void settle(userPool.answerChallenge(state.email, answer));
    },
    startOver: () => dispatch({ type: 'started-over' }),
  };
}

function emptyCredentials(email: string, password: string): RequiredField[] {
  const values: [RequiredField, string][] = [
    ['username', email],
    ['password', password],
  ];
  return values.filter(([, value]) => value === '').map(([field]) => field);
}
