import { LOCAL_CLIENT_ID } from '#local/settings.ts';

/** The cookie with an ID token that makes these claims, or holds this text in place of them. */
export function keepIdToken(claims: object | string): void {
  const text = typeof claims === 'string' ? claims : JSON.stringify(claims);
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  const payload = btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const name = `CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}.x%40y.idToken`;
  document.cookie = `${name}=header.${payload}.signature; path=/`;
}
