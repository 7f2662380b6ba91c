import { env } from '#src/config/env.ts';
import { decodeCookie, sessionCookieName, tokenCookiePrefix } from '#src/config/session-cookie.ts';
import { cookies } from '#src/lib/cookies.ts';
import { expireCookie } from '#src/lib/expire-cookie.ts';
import { browserStorage, tabStorage, type WebStorage } from '#src/lib/web-storage.ts';
import { CHOSEN_PLAN_KEY } from './kept-plan.ts';
import { POST_LOGIN_REDIRECT_KEY } from './post-login-redirect.ts';
import { sessionUser } from './session-hint.ts';

const TOKEN_PREFIX = tokenCookiePrefix(env.userPool.clientId);
const SESSION_COOKIE = sessionCookieName(env.userPool.clientId);
const DEVICE_KEY = /\.(?:deviceKey|deviceGroupKey|randomPasswordKey)$/;

/** Of every key that lasts as long as a session or a sign-in: Amplify's two, then ours. */
const PREFIXES = [TOKEN_PREFIX, 'CognitoSignInState.', POST_LOGIN_REDIRECT_KEY, CHOSEN_PLAN_KEY];

/** Removes a session and all its data from this browser. Amplify would leave the device keys behind. */
export function clearSession(): void {
  clearTokenCookies();
  for (const storage of [browserStorage, tabStorage]) clearKeys(storage, PREFIXES);
}

/**
 * For a session that the pool has ended. Keeps a sign-in in progress in another tab, and the device keys, which the next
 * sign-in uses.
 */
export function clearEndedSession(): void {
  clearTokenCookies((name) => !DEVICE_KEY.test(name));
  clearKeys(browserStorage, [CHOSEN_PLAN_KEY]);
}

/** Removes the tokens of other users, whose session a sign-in in another tab may have replaced. */
export function clearOtherSessions(): void {
  const user = sessionUser();
  if (user === null) return;
  const own = `${TOKEN_PREFIX}${user}.`;
  clearTokenCookies(
    (name) =>
      name !== SESSION_COOKIE && !DEVICE_KEY.test(name) && !decodeCookie(name).startsWith(own),
  );
}

function clearTokenCookies(shouldClear: (name: string) => boolean = () => true): void {
  for (const [name] of cookies()) {
    if (name.startsWith(TOKEN_PREFIX) && shouldClear(name)) expireCookie(name);
  }
}

function clearKeys(storage: WebStorage, prefixes: readonly string[]): void {
  for (const key of storage.keys()) {
    if (prefixes.some((prefix) => key.startsWith(prefix))) storage.remove(key);
  }
}
