import { useEffect, useReducer, useRef } from 'react';
import { setUpReducer, STARTING, type SetUpState } from '#src/flows/authenticator/set-up.ts';
import { verifyCode } from '#src/flows/authenticator/verify-code.ts';
import { measureClockSkew } from '#src/services/site/clock-skew.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';

interface EnableMfa {
  state: SetUpState;
  restart: () => void;
  verify: (code: string) => void;
}

/** Binds the set-up to the user pool. Starts on mount. */
export function useEnableMfa(): EnableMfa {
  const [state, dispatch] = useReducer(setUpReducer, STARTING);

  const start = async () => {
    dispatch({ type: 'started' });
    const factor = await userPool.secondFactor();
    // Without an answer, a user who already has an authenticator might be made to replace it.
    if (!factor.ok) {
      return dispatch({ type: 'start-rejected', error: factor.error, signInType: null });
    }
    if (factor.value === 'authenticator') return dispatch({ type: 'found-enabled' });
    const key = await userPool.startAuthenticatorSetUp();
    if (key.ok) return dispatch({ type: 'key-received', key: key.value });
    const session = await userPool.session();
    const signInType = (session.ok ? session.value?.signInType : undefined) ?? 'password';
    dispatch({ type: 'start-rejected', error: key.error, signInType });
  };

  // Starts once, however often React mounts the component, because each start replaces the previous key.
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void start();
  }, []);

  return {
    state,
    // A new key would invalidate the one whose code is being verified.
    restart: () => void (state.waiting || start()),
    verify: (code) =>
      void verifyCode(code, state, { userPool, measureSkew: measureClockSkew, dispatch }),
  };
}
