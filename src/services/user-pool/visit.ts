import { sessionUser } from './session-hint.ts';

/**
 * Notes the history entry and the user. The returned function tells whether both are still the same: otherwise an
 * awaited answer is no longer wanted. After a session that has merely ended it still is, because the answer may have
 * ended it.
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
