import { env } from '#src/config/env.ts';
import { tokenCookiePrefix } from '#src/config/session-cookie.ts';
import { browserStorage } from '#src/lib/web-storage.ts';

/** Amplify's local-storage keys for a hosted sign-in in progress. */
const KEY = tokenCookiePrefix(env.userPool.clientId);
const FLAG = `${KEY}inflightOAuth`;
const DEADLINE = `${KEY}inflightOAuthDeadline` as const;
const STATE = `${KEY}oauthState`;
const FLIGHT = [FLAG, `${KEY}oauthPKCE`, STATE];

/** Throws if the browser blocks storage, because a hosted sign-in can't work without it. */
export function isRedirectInFlight(): boolean {
  return FLIGHT.some((key) => localStorage.getItem(key) !== null);
}

export function forgetRedirectFlight(): void {
  for (const key of FLIGHT) localStorage.removeItem(key);
}

/**
 * Whether a response belongs to the pending sign-in. Any site can open /callback with a forged response or an error, and
 * Amplify would abandon the sign-in for either (RFC 6749, section 10.12).
 */
export function isAnswerToFlight(query: URLSearchParams): boolean {
  const state = query.get('state');
  return state !== null && state === localStorage.getItem(STATE);
}

/**
 * While a redirect is pending in any tab, Amplify blocks every call that needs tokens for up to five minutes
 * (aws-amplify/amplify-js#14941). Only /callback has to wait, and does so itself. This sets the deadline to the past, after
 * which the sign-in can still complete.
 */
export function neverWaitForFlight(): void {
  if (browserStorage.get(FLAG) === 'true') browserStorage.set(DEADLINE, '0');
}
