import { useSyncExternalStore } from 'react';
import { hasSessionHint, onSessionChange } from '#src/services/user-pool/session-hint.ts';

/** Whether somebody seems to be signed in; follows other tabs too. A prerendered page knows nobody. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(onSessionChange, hasSessionHint, () => false);
}
