import { useEffect, useRef, useState } from 'react';
import type { Result } from '#src/lib/result.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

export interface Loaded<Value> {
  state:
    | { at: 'loading' }
    | { at: 'loaded'; value: Value }
    | { at: 'failed'; error: UserPoolError };
  /** Loads again, showing the loading state. */
  retry: () => void;
  /** Loads again in the background. If that fails, the current value stays. */
  refresh: () => void;
  /** Changes the loaded value. A load that began before can't undo it. */
  change: (update: (value: Value) => Value) => void;
}

/**
 * A screen's data from the user pool. `load` must be stable between renders. A value returned by `ahead` is shown
 * immediately, then refreshed.
 */
export function useLoaded<Value>(
  load: () => Promise<Result<Value, UserPoolError>>,
  ahead: () => Value | null = () => null,
): Loaded<Value> {
  const [state, setState] = useState<Loaded<Value>['state']>(() => {
    const value = ahead();
    return value === null ? { at: 'loading' } : { at: 'loaded', value };
  });
  const [loads, setLoads] = useState(0);
  const changes = useRef(0);
  useEffect(() => {
    let current = true;
    const before = changes.current;
    void load().then((result) => {
      if (!current) return;
      if (changes.current !== before) return setLoads((count) => count + 1);
      setState((shown) => {
        if (result.ok) return { at: 'loaded', value: result.value };
        return shown.at === 'loaded' ? shown : { at: 'failed', error: result.error };
      });
    });
    return () => {
      current = false;
    };
  }, [load, loads]);

  const refresh = () => setLoads((count) => count + 1);
  return {
    state,
    refresh,
    retry: () => {
      setState({ at: 'loading' });
      refresh();
    },
    change: (update) => {
      if (state.at !== 'loaded') return;
      changes.current += 1;
      setState((shown) =>
        shown.at === 'loaded' ? { at: 'loaded', value: update(shown.value) } : shown,
      );
    },
  };
}
