import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { decodeCookie, tokenCookiePrefix } from '#src/config/session-cookie.ts';
import { cookies } from '#src/lib/cookies.ts';
import { cookiePathsOf, expireCookie } from '#src/lib/expire-cookie.ts';

/**
 * The cookies in which Amplify stores this app client's session. Any host under the same parent domain can set one of the
 * same name, also for a longer path, where browsers list it first and this site's own writes don't replace it.
 */

const PREFIX = tokenCookiePrefix(env.userPool.clientId);

/** Amplify's keys of a user. */
const KINDS = [
  'accessToken',
  'idToken',
  'refreshToken',
  'clockDrift',
  'signInDetails',
  'oauthMetadata',
  'deviceKey',
  'deviceGroupKey',
  'randomPasswordKey',
];

/** The names, as encoded, that this page receives. */
export function sessionCookieNames(): readonly string[] {
  const names = cookies().map(([name]) => name);
  return [...new Set(names)].filter((name) => decodeCookie(name).startsWith(PREFIX));
}

/** Whether two cookies of one name have different values: only one can be ours, and nothing shows which. */
export function hasSessionConflict(): boolean {
  const values = new Map<string, string>();
  return cookies().some(([encoded, value]) => {
    const name = decodeCookie(encoded);
    if (!name.startsWith(PREFIX)) return false;
    const other = values.get(name) ?? value;
    values.set(name, value);
    return other !== value;
  });
}

/** Everywhere from which this page receives cookies. */
function here() {
  return { paths: cookiePathsOf(window.location.pathname), partitioned: true };
}

/** Deletes these cookies as far as this page receives them. */
export function expireSessionCookies(names: readonly string[]): void {
  for (const name of names) expireCookie(name, here());
}

/** Deletes every cookie that would hide, from this page, the one that this site is about to set. */
export function expireShadows(): void {
  for (const name of sessionCookieNames())
    expireCookie(name, { ...here(), kept: env.cookieDomain });
}

/** Every path of a cookie that a page of this site receives, except `/`, where this site sets its own. */
const PATHS = [...new Set(Object.values(paths).flatMap(cookiePathsOf))].filter(
  (path) => path !== '/',
);

/**
 * Deletes cookies for the other pages of the site, which this one can't see. In one task for each path, because together
 * they would block the page for a tenth of a second.
 */
export async function expireHiddenShadows(names: readonly string[]): Promise<void> {
  const all = [...new Set(names.flatMap(withSiblings))];
  for (const path of PATHS) {
    await new Promise((resolve) => setTimeout(resolve));
    for (const name of all) expireCookie(name, { paths: [path] });
  }
}

/** The names of all that Amplify could store for the same user. */
function withSiblings(name: string): string[] {
  const isToken = name.endsWith('.accessToken');
  return isToken ? KINDS.map((kind) => name.replace(/accessToken$/, kind)) : [name];
}

const ANY_CLIENT = /^CognitoIdentityServiceProvider\.([^.]+)\./;

/** Deletes the cookies of app clients that are no longer used: two sessions are more than many hosts accept. */
export function expireFormerClients(): void {
  const used = new Set([env.userPool.clientId, ...env.otherClientIds]);
  const isFormer = (name: string) => {
    const client = ANY_CLIENT.exec(decodeCookie(name))?.[1];
    return client !== undefined && !used.has(client);
  };
  expireSessionCookies(
    cookies()
      .map(([name]) => name)
      .filter(isFormer),
  );
}
