import { env } from '#src/config/env.ts';
import { decodeCookie, sessionCookieName, tokenCookiePrefix } from '#src/config/session-cookie.ts';
import { browserStorage, tabStorage, type WebStorage } from '#src/lib/web-storage.ts';
import { CHOSEN_PLAN_KEY } from './kept-plan.ts';
import { POST_LOGIN_REDIRECT_KEY } from './post-login-redirect.ts';
import {
  expireFormerClients,
  expireHiddenShadows,
  expireSessionCookies,
  hasSessionConflict,
  sessionCookieNames,
} from './session-cookies.ts';
import { sessionUser } from './session-hint.ts';

const TOKEN_PREFIX = tokenCookiePrefix(env.userPool.clientId);
const SESSION_COOKIE = sessionCookieName(env.userPool.clientId);
const DEVICE_KEY = /\.(?:deviceKey|deviceGroupKey|randomPasswordKey)$/;

const SIGN_IN_PREFIX = 'CognitoSignInState.';

/** Of every key that lasts as long as a session or a sign-in: Amplify's two, then ours. */
const PREFIXES = [TOKEN_PREFIX, SIGN_IN_PREFIX, POST_LOGIN_REDIRECT_KEY, CHOSEN_PLAN_KEY];

/** Removes a session and all its data from this browser. Amplify would leave the device keys behind. */
export function clearSession(): void {
  const names = sessionCookieNames();
  expireSessionCookies(names);
  void expireHiddenShadows([SESSION_COOKIE, ...names]);
  for (const storage of [browserStorage, tabStorage]) clearKeys(storage, PREFIXES);
}

/**
 * For a session that the pool has ended. Keeps a sign-in in progress in another tab, and the device keys, which the next
 * sign-in uses, unless they may be another host's.
 */
export function clearEndedSession(): void {
  const keepsDevice = !hasSessionConflict();
  clearTokenCookies((name) => !keepsDevice || !DEVICE_KEY.test(name));
  clearKeys(browserStorage, [CHOSEN_PLAN_KEY]);
}

/**
 * After a sign-in. Removes the tokens of other users, whose session it may have replaced in another tab, of former app
 * clients, and those that other hosts may have set for the pages to come.
 */
export function clearOtherSessions(): void {
  expireFormerClients();
  const user = sessionUser();
  if (user === null) return;
  const own = `${TOKEN_PREFIX}${user}.`;
  clearTokenCookies(
    (name) =>
      name !== SESSION_COOKIE && !DEVICE_KEY.test(name) && !decodeCookie(name).startsWith(own),
  );
  void expireHiddenShadows(sessionCookieNames());
}

/** Of Amplify, in this tab: the user has signed in in another way. */
export function clearUnfinishedSignIn(): void {
  clearKeys(tabStorage, [SIGN_IN_PREFIX]);
}

function clearTokenCookies(shouldClear: (name: string) => boolean): void {
  expireSessionCookies(sessionCookieNames().filter(shouldClear));
}

function clearKeys(storage: WebStorage, prefixes: readonly string[]): void {
  for (const key of storage.keys()) {
    if (prefixes.some((prefix) => key.startsWith(prefix))) storage.remove(key);
  }
}
