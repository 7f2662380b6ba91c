import { userPoolEndpoint } from '#src/config/endpoints.ts';
import { env } from '#src/config/env.ts';

/**
 * Ends the session of a refresh token at the pool (RevokeToken). Best effort, without Amplify: the request survives the
 * page, and nothing waits for its answer.
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
