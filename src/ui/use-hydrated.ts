import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False until a prerendered page has hydrated, because until then it must match its HTML. Unless something `differs`, it
 * is true from the start, so that nothing is rendered twice.
 */
export function useHydrated(differs = true): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => !differs,
  );
}
