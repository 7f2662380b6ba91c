import { LOCAL_CLIENT_ID } from '#local/settings.ts';

const KEY = `CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}`;

/** Stores what Amplify stores about a pending hosted sign-in, whose response must have this state. */
export function leaveInFlight(state: string, verifier = 'v'.repeat(128)): void {
  localStorage.setItem(`${KEY}.inflightOAuth`, 'true');
  localStorage.setItem(`${KEY}.oauthState`, state);
  localStorage.setItem(`${KEY}.oauthPKCE`, verifier);
}

/** The token endpoint's response. A client doesn't check the signatures. */
export function hostedTokens() {
  const claims = { sub: 'a', iat: 1, auth_time: 1, exp: 4e9, token_use: 'access' };
  const token = `e30.${btoa(JSON.stringify(claims))}.e30`;
  return {
    access_token: token,
    id_token: token,
    refresh_token: 'r',
    expires_in: 900,
    token_type: 'Bearer',
  };
}
