import { useEffect, useReducer, useRef, useState } from 'react';
import { IDLE, setUpReducer, type SetUpState } from '#src/flows/authenticator/set-up.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';

interface EnableMfa {
  state: SetUpState;
  /** There is an authenticator already: nothing to set up. */
  enabled: boolean;
  restart: () => void;
  verify: (code: string) => void;
}

/** Binds the set-up to the user pool; starts by itself. */
export function useEnableMfa(): EnableMfa {
  const [state, dispatch] = useReducer(setUpReducer, IDLE);
  const [enabled, setEnabled] = useState(false);

  const start = async () => {
    dispatch({ type: 'started' });
    const factor = await userPool.secondFactor();
    if (factor.ok && factor.value === 'authenticator') return setEnabled(true);
    const key = await userPool.startAuthenticatorSetUp();
    if (key.ok) return dispatch({ type: 'key-received', key: key.value });
    const session = await userPool.session();
    const signInType = (session.ok ? session.value?.signInType : undefined) ?? 'password';
    dispatch({ type: 'start-rejected', error: key.error, signInType });
  };

  const verify = async (code: string) => {
    dispatch({ type: 'submitted' });
    const result = await userPool.verifyAuthenticatorSetUp(code);
    if (!result.ok) return dispatch({ type: 'rejected', error: result.error });
    // The authenticator counts, whether or not the pool takes this wish now: the guard repeats it.
    await userPool.preferSoftwareToken();
    dispatch({ type: 'verified' });
  };

  // Every start makes a new key that replaces the one before: one start, however often React mounts.
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void start();
  }, []);

  return {
    state,
    enabled,
    restart: () => void start(),
    verify: (code) => {
      if (state.waiting) return;
      if (code === '') return dispatch({ type: 'left-empty' });
      void verify(code);
    },
  };
}
