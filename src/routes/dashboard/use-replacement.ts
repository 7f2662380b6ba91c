import { useReducer } from 'react';
import { IDLE, setUpReducer, type SetUpState } from '#src/flows/authenticator/set-up.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import type { SignInType } from '#src/services/user-pool/user-pool.ts';

interface Replacement {
  state: SetUpState;
  start: () => void;
  verify: (code: string) => void;
  cancel: () => void;
}

/** Binds the replacement of an authenticator to the user pool; the old one counts until the new one is verified. */
export function useReplacement(signInType: SignInType, onReplaced: () => void): Replacement {
  const [state, dispatch] = useReducer(setUpReducer, IDLE);

  const start = async () => {
    dispatch({ type: 'started' });
    const key = await userPool.startAuthenticatorSetUp();
    dispatch(
      key.ok
        ? { type: 'key-received', key: key.value }
        : { type: 'start-rejected', error: key.error, signInType },
    );
  };

  const verify = async (code: string) => {
    dispatch({ type: 'submitted' });
    const result = await userPool.verifyAuthenticatorSetUp(code);
    if (!result.ok) return dispatch({ type: 'rejected', error: result.error });
    // Replaced it is, whether or not the pool takes this wish: it was preferred before.
    await userPool.preferSoftwareToken();
    dispatch({ type: 'verified' });
    onReplaced();
  };

  return {
    state,
    start: () => void start(),
    verify: (code) => {
      if (state.waiting) return;
      if (code === '') return dispatch({ type: 'left-empty' });
      void verify(code);
    },
    cancel: () => dispatch({ type: 'cancelled' }),
  };
}
