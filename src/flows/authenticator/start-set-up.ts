import type { UserPool } from '#src/services/user-pool/user-pool.ts';
import type { SetUpEvent } from './set-up.ts';

interface StartDeps {
  userPool: Pick<UserPool, 'secondFactor' | 'startAuthenticatorSetUp' | 'session'>;
  dispatch: (event: SetUpEvent) => void;
}

/** Starts the set-up of a first authenticator, unless there is one already. */
export async function startSetUp({ userPool, dispatch }: StartDeps): Promise<void> {
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
  const signInType = session.ok ? (session.value?.signInType ?? null) : null;
  dispatch({ type: 'start-rejected', error: key.error, signInType });
}
