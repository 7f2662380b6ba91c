import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while a prerendered page is taken over, then true: until then it must look as it was built. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
