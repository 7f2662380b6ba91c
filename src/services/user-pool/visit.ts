import { sessionUser } from './session-hint.ts';

/**
 * Remembers the history entry and the user. The returned function tells whether both are still the same; if not, drop the
 * pending answer. A user who has merely been signed out counts as the same, because the answer itself may have ended the
 * session.
 */
export function noteVisit(): () => boolean {
  const [entry, user] = [entryNow(), sessionUser()];
  return () => entryNow() === entry && [user, null].includes(sessionUser());
}

/** React Router gives each entry a key, except the first one and those of the browser's own hash links. */
function entryNow(): string {
  const state: unknown = window.history.state;
  const hasKey = typeof state === 'object' && state !== null && 'key' in state;
  return JSON.stringify([window.location.pathname, hasKey ? state.key : null]);
}
