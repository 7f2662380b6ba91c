import { env } from '#src/config/env.ts';
import { decodeCookie, sessionCookieName } from '#src/config/session-cookie.ts';
import { cookies } from '#src/lib/cookies.ts';
import { hasSessionConflict } from './session-cookies.ts';

const CHANNEL = 'app-session';
const COOKIE = sessionCookieName(env.userPool.clientId);

/**
 * Whether the user seems to be signed in, read from a cookie without Amplify: a hint for the top bar, not a proof. False
 * while prerendering.
 */
export function hasSessionHint(): boolean {
  return sessionUser() !== null;
}

/** The user pool's username of the user who seems to be signed in. Null if the cookies contradict each other. */
export function sessionUser(): string | null {
  if (typeof document === 'undefined' || hasSessionConflict()) return null;
  const cookie = cookies().find(([name]) => decodeCookie(name) === COOKIE);
  return cookie === undefined ? null : decodeCookie(cookie[1]);
}

/** `conflict`: checking the session ends it, because its cookies contradict each other. */
export type SessionState = 'none' | 'present' | 'conflict';

export function sessionState(): SessionState {
  if (hasSessionConflict()) return 'conflict';
  return hasSessionHint() ? 'present' : 'none';
}

const listeners = new Set<() => void>();
/** Null while prerendering, where an open channel would keep Node running. */
const channel = typeof document === 'undefined' ? null : listen();

/** Listens to everything after which the hint may have changed. Returns the channel to the other tabs. */
function listen(): BroadcastChannel | null {
  document.addEventListener('visibilitychange', notify);
  window.addEventListener('pageshow', notify);
  if (typeof BroadcastChannel === 'undefined') return null;
  const opened = new BroadcastChannel(CHANNEL);
  opened.addEventListener('message', notify);
  return opened;
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Notifies this tab and the others that the user has signed in or out. */
export function announceSessionChange(): void {
  notify();
  channel?.postMessage(null);
}

/** Calls back when a sign-in or sign-out in any tab may have changed the hint, or Back has restored an earlier page. Returns an unsubscribe function. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
