import { sessionUser } from './session-hint.ts';

/**
 * Remembers the history entry and the user. Once either is no longer the same, drop the pending response. A user who has
 * merely been signed out counts as the same, because the response itself may have ended the session.
 */
export function watchVisit(): { isSame: () => boolean } {
  const [entry, user] = [entryNow(), sessionUser()];
  return { isSame: () => entryNow() === entry && [user, null].includes(sessionUser()) };
}

/** React Router gives each entry a key, except the first one and those of the browser's own hash links. */
function entryNow(): string {
  const state: unknown = window.history.state;
  const hasKey = typeof state === 'object' && state !== null && 'key' in state;
  return JSON.stringify([window.location.pathname, hasKey ? state.key : null]);
}
