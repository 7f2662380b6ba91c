import { userPoolEndpoint } from '#src/config/endpoints.ts';
import { env } from '#src/config/env.ts';

/**
 * Revokes a refresh token, and with it the session. Best effort and without Amplify: the request outlives the page, and
 * nothing waits for the response.
 */
export function revokeRefreshToken(token: string): void {
  const sent = fetch(userPoolEndpoint(env.userPool), {
    method: 'POST',
    keepalive: true,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
    },
    body: JSON.stringify({ ClientId: env.userPool.clientId, Token: token }),
  });
  sent.catch(() => undefined);
}
