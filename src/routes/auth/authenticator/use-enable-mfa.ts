import { useEffect, useReducer, useRef } from 'react';
import { setUpReducer, STARTING, type SetUpState } from '#src/flows/authenticator/set-up.ts';
import { startSetUp } from '#src/flows/authenticator/start-set-up.ts';
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

  const start = () => startSetUp({ userPool, dispatch });

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
