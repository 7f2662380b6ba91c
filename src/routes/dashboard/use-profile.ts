import { useEffect, useState } from 'react';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import type { Profile } from '#src/services/user-pool/user-pool.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

export type ProfileState =
  { at: 'loading' } | { at: 'loaded'; profile: Profile } | { at: 'failed'; error: UserPoolError };

export function useProfile(): { state: ProfileState; reload: () => void } {
  const [state, setState] = useState<ProfileState>({ at: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let current = true;
    void userPool.profile().then((result) => {
      if (!current) return;
      setState(
        result.ok ? { at: 'loaded', profile: result.value } : { at: 'failed', error: result.error },
      );
    });
    return () => {
      current = false;
    };
  }, [tries]);
  const reload = () => {
    setState({ at: 'loading' });
    setTries(tries + 1);
  };
  return { state, reload };
}
