import { env } from '#src/config/env.ts';
import { decodeCookie, sessionCookieName, tokenCookiePrefix } from '#src/config/session-cookie.ts';
import { cookies } from '#src/lib/cookies.ts';
import { expireCookie } from '#src/lib/expire-cookie.ts';
import { local, session, type WebStorage } from '#src/lib/web-storage.ts';
import { CHOSEN_PLAN_KEY } from './kept-plan.ts';
import { POST_LOGIN_REDIRECT_KEY } from './post-login-redirect.ts';
import { sessionUser } from './session-hint.ts';

/** Amplify's keys, and this app's keys about a session. */
const SIGN_IN_PREFIX = 'CognitoSignInState.';
const TOKEN_PREFIX = tokenCookiePrefix(env.userPool.clientId);
const SESSION_COOKIE = sessionCookieName(env.userPool.clientId);
const SITE_PREFIX = 'app.';
const SESSION_PREFIX = `${SITE_PREFIX}session.`;
const PREFIXES = [
  TOKEN_PREFIX,
  SIGN_IN_PREFIX,
  SESSION_PREFIX,
  POST_LOGIN_REDIRECT_KEY,
  CHOSEN_PLAN_KEY,
];

const DEVICE_KEY = /\.(?:deviceKey|deviceGroupKey|randomPasswordKey)$/;

const ACCEPTED_KEY = `${SESSION_PREFIX}accepted-provider-second-factor`;
/** The fallback if storage is full or blocked, which lasts as long as the page. */
let acceptedHere: string | null = null;

/** Removes a session and all its data from this browser. Amplify would leave the device keys behind. */
export function clearSessionStore(): void {
  clearSessionCookies();
  for (const storage of [local, session]) clearKeys(storage, PREFIXES);
}

/**
 * For a session that the pool has ended. Keeps a sign-in in progress in another tab, and the device keys, which the next
 * sign-in uses.
 */
export function clearEndedSession(): void {
  clearSessionCookies((name) => !DEVICE_KEY.test(name));
  clearKeys(local, [SESSION_PREFIX]);
}

/** Removes the tokens of other users, whose session a sign-in in another tab may have replaced. */
export function clearOtherSessions(): void {
  const user = sessionUser();
  if (user === null) return;
  const own = `${TOKEN_PREFIX}${user}.`;
  clearSessionCookies(
    (name) =>
      name !== SESSION_COOKIE && !DEVICE_KEY.test(name) && !decodeCookie(name).startsWith(own),
  );
}

/** Removes everything that this site has stored, except the tokens, which the sign-out still needs. */
export function clearSiteStore(): void {
  for (const storage of [local, session]) clearKeys(storage, [SITE_PREFIX]);
}

/** Everything that this site has stored, from the theme to unsent messages, except tokens. */
export function siteStore(): Readonly<Record<'local' | 'session', Record<string, string>>> {
  return { local: keptIn(local), session: keptIn(session) };
}

function keptIn(storage: WebStorage): Record<string, string> {
  const keys = storage.keys().filter((key) => key.startsWith(SITE_PREFIX));
  return Object.fromEntries(keys.toSorted().map((key) => [key, storage.get(key) ?? '']));
}

export function acceptedProviderSecondFactor(): string | null {
  return local.get(ACCEPTED_KEY) ?? acceptedHere;
}

/** Remembered for one session only. */
export function rememberProviderSecondFactor(sessionId: string): void {
  acceptedHere = sessionId;
  local.set(ACCEPTED_KEY, sessionId);
}

/** Removes only this app client's cookies. The hosted sign-out still needs Amplify's other keys. */
export function clearSessionCookies(isCleared: (name: string) => boolean = () => true): void {
  for (const [name] of cookies()) {
    if (name.startsWith(TOKEN_PREFIX) && isCleared(name)) expireCookie(name);
  }
}

function clearKeys(storage: WebStorage, prefixes: readonly string[]): void {
  for (const key of storage.keys()) {
    if (prefixes.some((prefix) => key.startsWith(prefix))) storage.remove(key);
  }
}
