import { useSyncExternalStore } from 'react';
import { hasSessionHint, onSessionChange } from '#src/services/user-pool/session-hint.ts';

/**
 * Whether somebody seems to be signed in; follows other tabs too. Undefined while a page is as it was
 * built, for everybody.
 */
export function useSessionHint(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    onSessionChange,
    hasSessionHint,
    () => undefined,
  );
}

/** The same for screens that are never prerendered. */
export function useSignedIn(): boolean {
  return useSessionHint() ?? false;
}
