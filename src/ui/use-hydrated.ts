import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while a prerendered page is taken over, then true: until then it must look as it was built. Where nothing
 * looks different then (`differs`), it is true from the start, and nothing is drawn twice.
 */
export function useHydrated(differs = true): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => !differs,
  );
}
