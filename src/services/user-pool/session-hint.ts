import { SESSION_COOKIE } from '#src/config/session-cookie.ts';

const CHANNEL = 'lureproof-session';

/**
 * Is someone signed in? Read from the cookie without Amplify: a hint for the top bar, not a proof. Nobody is while
 * pages are built.
 */
export function hasSessionHint(): boolean {
  if (typeof document === 'undefined') return false;
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`));
}

const listeners = new Set<() => void>();
/** Only in a browser: while pages are built, an open channel would keep Node from ending. */
const channel = typeof document === 'undefined' ? null : openChannel();

function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
}

/** Tells this tab and the others that somebody has signed in or out. */
export function announceSessionChange(): void {
  for (const listener of listeners) listener();
  channel?.postMessage(null);
}

/** Calls back when a sign-in or sign-out, here or in another tab, may have changed the hint. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  channel?.addEventListener('message', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    listeners.delete(listener);
    channel?.removeEventListener('message', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}
