import { LOCAL_CLIENT_ID } from '#local/settings.ts';

export const TOKEN_PREFIX = `CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}`;

const encoded = (part: unknown) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(part))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A well-formed token with an invalid signature, which the browser doesn't check. */
export function unsignedToken(claims: unknown): string {
  return [encoded({ alg: 'RS256', kid: 'k' }), encoded(claims), 'c2ln'].join('.');
}

const LATER = 4_000_000_000;

/** The cookies of a signed-in user's session, by the suffix of their names. */
export function sessionCookies(session = 'a-session'): Record<string, string> {
  const claims = { sub: 'a-sub', username: 'a-sub', origin_jti: session, exp: LATER, iat: 1 };
  return {
    LastAuthUser: 'a-sub',
    'a-sub.accessToken': unsignedToken({ ...claims, token_use: 'access' }),
    'a-sub.idToken': unsignedToken({ ...claims, token_use: 'id', email: 'ada@example.com' }),
    'a-sub.refreshToken': 'refresh',
    'a-sub.clockDrift': '0',
    'a-sub.signInDetails': '{"loginId":"ada@example.com"}',
    'a-sub.oauthMetadata': '{"oauthSignIn":false}',
  };
}

/** Replaces the cookies in which Amplify keeps its session. */
export function setCookies(cookies: Readonly<Record<string, string>>): void {
  clearCookies();
  for (const [name, value] of Object.entries(cookies)) {
    document.cookie = `${TOKEN_PREFIX}.${name}=${value}; path=/`;
  }
}

export function clearCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
}
