import { useSyncExternalStore } from 'react';
import {
  hasSessionHint,
  onSessionChange,
  sessionState,
  sessionUser,
  type SessionState,
} from '#src/services/user-pool/session-hint.ts';
import { sessionPerson, type SessionPerson } from '#src/services/user-pool/session-person.ts';

/**
 * Whether the user seems to be signed in, in sync with other tabs. Undefined until a prerendered page has hydrated, because
 * its HTML is the same for every visitor.
 */
export function useSessionHint(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    onSessionChange,
    hasSessionHint,
    () => undefined,
  );
}

/** What the cookies suggest. For screens that are never prerendered. */
export function useSessionState(): SessionState {
  return useSyncExternalStore<SessionState>(onSessionChange, sessionState, () => 'none');
}

/** The user pool's username of the user who seems to be signed in. For screens that are never prerendered. */
export function useSessionUser(): string | null {
  return useSyncExternalStore<string | null>(onSessionChange, sessionUser, () => null);
}

/**
 * The user who seems to be signed in. Null until a prerendered page has hydrated, or if the session has no name.
 */
export function useSessionPerson(): SessionPerson | null {
  return useSyncExternalStore<SessionPerson | null>(onSessionChange, sessionPerson, () => null);
}
