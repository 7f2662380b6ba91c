import { LOCAL_CLIENT_ID } from '#local/settings.ts';

const PREFIX = `CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}.`;

/** Sets the cookies of a session whose ID token has these claims, or this text instead. */
export function keepIdToken(claims: object | string, user = 'x@y'): void {
  document.cookie = `${PREFIX}LastAuthUser=${user}; path=/`;
  leaveIdToken(claims, user);
}

/** Sets only the ID token, as an earlier session may leave it behind. */
export function leaveIdToken(claims: object | string, user: string): void {
  const text = typeof claims === 'string' ? claims : JSON.stringify(claims);
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  const payload = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  document.cookie = `${PREFIX}${encodeURIComponent(user)}.idToken=header.${payload}.signature; path=/`;
}
