import { LOCAL_CLIENT_ID } from '#local/settings.ts';

const PREFIX = `CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}.`;

/** The cookies of a session whose ID token makes these claims, or holds this text in place of them. */
export function keepIdToken(claims: object | string, user = 'x@y'): void {
  document.cookie = `${PREFIX}LastAuthUser=${user}; path=/`;
  leaveIdToken(claims, user);
}

/** The ID token alone, as an earlier session may leave it. */
export function leaveIdToken(claims: object | string, user: string): void {
  const text = typeof claims === 'string' ? claims : JSON.stringify(claims);
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  const payload = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  document.cookie = `${PREFIX}${encodeURIComponent(user)}.idToken=header.${payload}.signature; path=/`;
}
