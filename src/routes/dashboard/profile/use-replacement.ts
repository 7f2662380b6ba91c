import { useReducer } from 'react';
import { dashboardWords } from '#content/dashboard.ts';
import { mediumDate } from '#content/locale.ts';
import { IDLE, setUpReducer, type SetUpState } from '#src/flows/authenticator/set-up.ts';
import { verifyCode } from '#src/flows/authenticator/verify-code.ts';
import { measureClockSkew } from '#src/services/site/clock-skew.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import type { Profile } from '#src/services/user-pool/user-pool.ts';

export interface Replacement {
  state: SetUpState;
  start: () => void;
  verify: (code: string) => void;
  cancel: () => void;
}

/**
 * Binds the replacement of an authenticator to the user pool. The old one stays valid until the new one is verified.
 */
export function useReplacement(
  { email, signInType }: Pick<Profile, 'email' | 'signInType'>,
  onReplaced: () => void,
): Replacement {
  const [state, dispatch] = useReducer(setUpReducer, IDLE);

  const start = async () => {
    dispatch({ type: 'started' });
    const entry = dashboardWords.profile.authenticator.entry(email, mediumDate(Date.now()));
    const key = await userPool.startAuthenticatorSetUp(entry);
    dispatch(
      key.ok
        ? { type: 'key-received', key: key.value }
        : { type: 'start-rejected', error: key.error, signInType },
    );
  };

  const verify = async (code: string) => {
    const deps = { userPool, measureSkew: measureClockSkew, dispatch };
    if (await verifyCode(code, state, deps)) onReplaced();
  };

  return {
    state,
    // A new key would invalidate the one whose code is being verified.
    start: () => void (state.waiting || start()),
    verify: (code) => void verify(code),
    cancel: () => dispatch({ type: 'cancelled' }),
  };
}
