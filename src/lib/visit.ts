/**
 * Notes the history entry and the user. The returned function tells whether both are still the same: otherwise whatever
 * was awaited is no longer wanted. A session that has merely ended is no other user, because the awaited answer may have
 * ended it.
 */
export function noteVisit(userNow: () => string | null): () => boolean {
  const [entry, user] = [entryNow(), userNow()];
  return () => entryNow() === entry && [user, null].includes(userNow());
}

/** React Router gives each entry a key, except the first one and those of the browser's own hash links. */
function entryNow(): string {
  const state: unknown = window.history.state;
  const hasKey = typeof state === 'object' && state !== null && 'key' in state;
  return JSON.stringify([window.location.pathname, hasKey ? state.key : null]);
}
