import { env } from '#src/config/env.ts';
import { decodeCookie, tokenCookiePrefix } from '#src/config/session-cookie.ts';
import { cookies } from '#src/lib/cookies.ts';
import { sessionUser } from './session-hint.ts';
import type { SignInType } from './user-pool.ts';

/**
 * The session in Amplify's cookies, read without Amplify and without checking signatures. Anything in them may have been
 * written by the user, so they decide what this app shows and asks for, never what an account may do: only the pool does.
 */

const PREFIX = tokenCookiePrefix(env.userPool.clientId);

type Claims = ReadonlyMap<string, unknown>;

/** One of Amplify's stored values for the signed-in user, or null. */
export function storedValue(
  kind: 'accessToken' | 'idToken' | 'refreshToken' | 'oauthMetadata',
): string | null {
  const user = sessionUser();
  if (user === null) return null;
  const cookie = cookies().find(([name]) => decodeCookie(name) === `${PREFIX}${user}.${kind}`);
  return cookie === undefined ? null : decodeCookie(cookie[1]);
}

/** A token's claims. Empty if it isn't a token. */
export function claimsOf(token: string): Claims {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    return new Map(Object.entries(Object(JSON.parse(new TextDecoder().decode(bytes)))));
  } catch {
    return new Map();
  }
}

/** The user pool's id of the signed-in user, the same in all their sessions, or null. */
export function sessionUserId(): string | null {
  const token = storedValue('idToken');
  const id = token === null ? null : claimsOf(token).get('sub');
  return typeof id === 'string' ? id : null;
}

/** The id of the session in this browser, or null. */
export function storedSessionId(): string | null {
  const token = storedValue('accessToken');
  return token === null ? null : sessionIdOf(claimsOf(token));
}

/**
 * The same across refreshes, different for every sign-in. The fallback is for pools without token revocation, which issue no
 * `origin_jti`.
 */
export function sessionIdOf(claims: Claims): string {
  const family = claims.get('origin_jti');
  if (typeof family === 'string') return family;
  return JSON.stringify([claims.get('sub'), claims.get('auth_time')]);
}

/** Remembers this browser's session. `isReplaced`: whether another has begun since. */
export function watchSession(): { isReplaced: () => boolean } {
  const watched = storedSessionId();
  const isReplaced = () => {
    const now = storedSessionId();
    return now !== null && now !== watched;
  };
  return { isReplaced };
}

/**
 * Read from Amplify's entry beside the tokens, because the tokens describe the account, not the session. Anything but a clear
 * sign of a social sign-in is a password, for which the app asks for more.
 */
export function storedSignInType(): SignInType {
  return /"oauthSignIn":\s*true/.test(storedValue('oauthMetadata') ?? '') ? 'social' : 'password';
}
