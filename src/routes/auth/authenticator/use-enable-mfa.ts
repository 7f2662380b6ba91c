import { useEffect, useReducer, useRef } from 'react';
import { problemWithAppCode } from '#src/flows/account/field-problems.ts';
import { setUpReducer, STARTING, type SetUpState } from '#src/flows/authenticator/set-up.ts';
import { verifyCode } from '#src/flows/authenticator/verify-code.ts';
import { measureClockSkew } from '#src/services/site/clock-skew.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';

interface EnableMfa {
  state: SetUpState;
  restart: () => void;
  verify: (code: string) => void;
}

/** Binds the set-up to the user pool; starts by itself. */
export function useEnableMfa(): EnableMfa {
  const [state, dispatch] = useReducer(setUpReducer, STARTING);

  const start = async () => {
    dispatch({ type: 'started' });
    const factor = await userPool.secondFactor();
    // Without the answer, a user who has an authenticator could be led to replace it.
    if (!factor.ok) {
      return dispatch({ type: 'start-rejected', error: factor.error, signInType: null });
    }
    if (factor.value === 'authenticator') return dispatch({ type: 'found-on' });
    const key = await userPool.startAuthenticatorSetUp();
    if (key.ok) return dispatch({ type: 'key-received', key: key.value });
    const session = await userPool.session();
    const signInType = (session.ok ? session.value?.signInType : undefined) ?? 'password';
    dispatch({ type: 'start-rejected', error: key.error, signInType });
  };

  const verify = async (code: string) => {
    dispatch({ type: 'submitted' });
    dispatch(await verifyCode(code, userPool, measureClockSkew));
  };

  // Each start creates a key that replaces the previous one, so there is only one start, however often React mounts.
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void start();
  }, []);

  return {
    state,
    // A new key would make the one whose code is being verified useless.
    restart: () => void (state.waiting || start()),
    verify: (code) => {
      if (state.waiting) return;
      const problem = problemWithAppCode(code);
      if (problem !== null) return dispatch({ type: 'refused', problem });
      void verify(code);
    },
  };
}
