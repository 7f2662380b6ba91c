import { useEffect, useState } from 'react';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import type { Profile } from '#src/services/user-pool/user-pool.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

export type ProfileState =
  { at: 'loading' } | { at: 'loaded'; profile: Profile } | { at: 'failed'; error: UserPoolError };

interface LoadedProfile {
  state: ProfileState;
  /** Loads again from the start. */
  retry: () => void;
  /** Loads again behind what is shown, which stays when that fails. */
  refresh: () => void;
  rename: (name: string) => void;
}

export function useProfile(): LoadedProfile {
  const [state, setState] = useState<ProfileState>({ at: 'loading' });
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    let current = true;
    void userPool.profile().then((result) => {
      if (!current) return;
      setState((shown) => {
        if (result.ok) return { at: 'loaded', profile: result.value };
        return shown.at === 'loaded' ? shown : { at: 'failed', error: result.error };
      });
    });
    return () => {
      current = false;
    };
  }, [loads]);

  const refresh = () => setLoads((count) => count + 1);
  return {
    state,
    refresh,
    retry: () => {
      setState({ at: 'loading' });
      refresh();
    },
    rename: (name) =>
      setState((shown) =>
        shown.at === 'loaded' ? { at: 'loaded', profile: { ...shown.profile, name } } : shown,
      ),
  };
}
