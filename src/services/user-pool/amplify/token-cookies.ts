import { CookieStorage } from 'aws-amplify/utils';
import { env } from '#src/config/env.ts';
import { decodeCookie } from '#src/config/session-cookie.ts';
import { cookies } from '#src/lib/cookies.ts';
import { expireCookie } from '#src/lib/expire-cookie.ts';
import { hasSessionConflict } from '#src/services/user-pool/session-cookies.ts';
import { acceptsSecureCookies } from './secure-cookies.ts';

const COOKIE_DAYS = 365;

/**
 * Amplify's cookie storage. Deletes cookies from before a change of VITE_COOKIE_DOMAIN, which would shadow the new ones, and
 * reads none while they contradict each other.
 */
class TokenCookies extends CookieStorage {
  override async getItem(key: string): Promise<string | null> {
    return hasSessionConflict() ? null : super.getItem(key);
  }

  override async setItem(key: string, value: string): Promise<void> {
    for (const name of namesOf(key)) expireCookie(name, { kept: env.cookieDomain });
    await super.setItem(key, value);
  }

  override async removeItem(key: string): Promise<void> {
    for (const name of namesOf(key)) expireCookie(name);
  }
}

export function tokenCookies(): CookieStorage {
  return new TokenCookies({
    path: '/',
    expires: COOKIE_DAYS,
    secure: acceptsSecureCookies(),
    sameSite: 'lax',
    ...(env.cookieDomain !== null && { domain: env.cookieDomain }),
  });
}

/** The names, as encoded, of all cookies that hold a key's value. */
function namesOf(key: string): ReadonlySet<string> {
  const names = cookies().map(([name]) => name);
  return new Set(names.filter((name) => decodeCookie(name) === key));
}
