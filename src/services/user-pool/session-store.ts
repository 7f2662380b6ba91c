import { env } from '#src/config/env.ts';
import { decodeCookie, sessionCookieName, tokenCookiePrefix } from '#src/config/session-cookie.ts';
import { cookies } from '#src/lib/cookies.ts';
import { expireCookie } from '#src/lib/expire-cookie.ts';
import { local, session, type WebStorage } from '#src/lib/web-storage.ts';
import { CHOSEN_PLAN_KEY } from './kept-plan.ts';
import { POST_LOGIN_REDIRECT_KEY } from './post-login-redirect.ts';
import { sessionUser } from './session-hint.ts';

/** Amplify's own keys, and this app's about a session. */
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
/** Lasts as long as the page, for a browser whose storage is full or refused. */
let acceptedHere: string | null = null;

/** Removes a session and what is kept for it from this browser; Amplify alone leaves device keys behind. */
export function clearSessionStore(): void {
  clearSessionCookies();
  for (const storage of [local, session]) clearKeys(storage, PREFIXES);
}

/**
 * For a session that the pool has ended. Keeps a sign-in in progress in another tab, and a remembered device, which the
 * next sign-in proves.
 */
export function clearEndedSession(): void {
  clearSessionCookies((name) => !DEVICE_KEY.test(name));
  clearKeys(local, [SESSION_PREFIX]);
}

/** Removes the tokens of any other user: a sign-in completed in another tab may have replaced a session. */
export function clearOtherSessions(): void {
  const user = sessionUser();
  if (user === null) return;
  const own = `${TOKEN_PREFIX}${user}.`;
  clearSessionCookies(
    (name) =>
      name !== SESSION_COOKIE && !DEVICE_KEY.test(name) && !decodeCookie(name).startsWith(own),
  );
}

/** Removes all that this site itself keeps in this browser; the sign-out still needs the tokens. */
export function clearSiteStore(): void {
  for (const storage of [local, session]) clearKeys(storage, [SITE_PREFIX]);
}

/** What this site itself keeps, from the theme to a half-typed message, but no token. */
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

/** Remembered for one session; the next sign-in asks again. */
export function rememberProviderSecondFactor(sessionId: string): void {
  acceptedHere = sessionId;
  local.set(ACCEPTED_KEY, sessionId);
}

/** Removes this client's cookies alone; Amplify's keys for the hosted pages are left for the way there. */
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
