import { env } from '#src/config/env.ts';
import { decodeCookie, tokenCookiePrefix } from '#src/config/session-cookie.ts';
import { cookies } from '#src/lib/cookies.ts';
import { sessionUser } from './session-hint.ts';
import type { SignInType } from './user-pool.ts';

/**
 * A session as Amplify keeps it in cookies, read without Amplify and without checking signatures: to recognise and to
 * end it, never as a proof.
 */

const PREFIX = tokenCookiePrefix(env.userPool.clientId);

type Claims = ReadonlyMap<string, unknown>;

/** One of Amplify's values for the signed-in user; null if there is none. */
export function storedValue(
  kind: 'accessToken' | 'idToken' | 'refreshToken' | 'oauthMetadata',
): string | null {
  const user = sessionUser();
  if (user === null) return null;
  const cookie = cookies().find(([name]) => decodeCookie(name) === `${PREFIX}${user}.${kind}`);
  return cookie === undefined ? null : decodeCookie(cookie[1]);
}

/** Empty for what is no token. */
export function claimsOf(token: string): Claims {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    return new Map(Object.entries(Object(JSON.parse(new TextDecoder().decode(bytes)))));
  } catch {
    return new Map();
  }
}

/** The session that this browser holds; null without one. */
export function storedSessionId(): string | null {
  const token = storedValue('accessToken');
  return token === null ? null : sessionIdOf(claimsOf(token));
}

/**
 * The same across refreshes, different for every sign-in. A pool without token revocation doesn't number its sessions by
 * `origin_jti`.
 */
export function sessionIdOf(claims: Claims): string {
  const family = claims.get('origin_jti');
  if (typeof family === 'string') return family;
  return JSON.stringify([claims.get('sub'), claims.get('auth_time')]);
}

/** Notes the session of this browser; the returned function tells whether another one has begun since. */
export function noteSession(): () => boolean {
  const noted = storedSessionId();
  return () => {
    const now = storedSessionId();
    return now !== null && now !== noted;
  };
}

/** From Amplify's own entry beside the tokens, which describe the account, not the session. */
export function storedSignInType(): SignInType {
  return /"oauthSignIn":\s*true/.test(storedValue('oauthMetadata') ?? '') ? 'social' : 'password';
}
