import { env } from '#src/config/env.ts';
import { local } from '#src/lib/web-storage.ts';

/** Amplify's local-storage keys for a hosted sign-in in progress. */
const KEY = `CognitoIdentityServiceProvider.${env.userPool.clientId}.`;
const FLAG = `${KEY}inflightOAuth`;
const DEADLINE = `${KEY}inflightOAuthDeadline`;
const STATE = `${KEY}oauthState`;
const FLIGHT = [FLAG, `${KEY}oauthPKCE`, STATE];

/** Throws if the browser refuses access to its storage: a hosted sign-in can't work then, and the user is told. */
export function isRedirectInFlight(): boolean {
  return FLIGHT.some((key) => localStorage.getItem(key) !== null);
}

export function forgetRedirectFlight(): void {
  for (const key of FLIGHT) localStorage.removeItem(key);
}

/**
 * Whether an answer belongs to the sign-in in progress. Any site can open /callback with an answer of its own, or an
 * error, and Amplify would abandon the sign-in for any of them (RFC 6749, section 10.12).
 */
export function isAnswerToFlight(query: URLSearchParams): boolean {
  const state = query.get('state');
  return state !== null && state === localStorage.getItem(STATE);
}

/**
 * While a redirect is pending in any tab, Amplify holds every call that needs tokens for up to five minutes
 * (aws-amplify/amplify-js#14941). Only /callback has to wait for one, and does so itself. After its deadline the
 * sign-in may still complete.
 */
export function neverWaitForFlight(): void {
  if (local.get(FLAG) === 'true') local.set(DEADLINE, '0');
}
