import { env } from '#src/config/env.ts';
import { POST_LOGIN_REDIRECT_KEY } from './post-login-redirect.ts';

/** What Amplify keeps (its names), and what this app keeps about a session. */
const SIGN_IN_PREFIX = 'CognitoSignInState.';
const TOKEN_PREFIX = `CognitoIdentityServiceProvider.${env.userPool.clientId}.`;
const APP_PREFIX = 'lureproof.session.';
const PREFIXES = [TOKEN_PREFIX, SIGN_IN_PREFIX, APP_PREFIX, POST_LOGIN_REDIRECT_KEY];

const ACCEPTED_KEY = `${APP_PREFIX}accepted-provider-second-factor`;

/** Removes every trace of a session from this browser; Amplify on its own leaves device keys behind. */
export function clearSessionStore(): void {
  clearTokenCookies();
  for (const storage of [localStorage, sessionStorage]) clearKeys(storage, PREFIXES);
}

/** For a session that the pool has ended; a sign-in under way in another tab is left alone. */
export function clearEndedSession(): void {
  clearTokenCookies();
  clearKeys(localStorage, [APP_PREFIX]);
}

export function acceptedProviderSecondFactor(): string | null {
  return localStorage.getItem(ACCEPTED_KEY);
}

/** Remembered for one session: the next sign-in asks again. */
export function rememberProviderSecondFactor(sessionId: string): void {
  localStorage.setItem(ACCEPTED_KEY, sessionId);
}

function clearTokenCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (name.startsWith(TOKEN_PREFIX)) expireCookie(name);
  }
}

/** A cookie goes only by the domain it was set with; a secure one only from where it may be set. */
function expireCookie(name: string): void {
  const domain = env.cookieDomain === null ? '' : `; domain=${env.cookieDomain}`;
  for (const secure of ['', '; secure']) {
    document.cookie = `${name}=; path=/; max-age=0; samesite=lax${domain}${secure}`;
  }
}

function clearKeys(storage: Storage, prefixes: readonly string[]): void {
  for (const key of Object.keys(storage)) {
    if (prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
  }
}
