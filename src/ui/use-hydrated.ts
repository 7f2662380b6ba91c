import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False until a prerendered page has hydrated, because its first render must match the HTML. If nothing `differs`, true
 * from the start, which saves a second render.
 */
export function useHydrated(differs = true): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => !differs,
  );
}
