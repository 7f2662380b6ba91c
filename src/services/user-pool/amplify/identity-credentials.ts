import type { CredentialsAndIdentityIdProvider } from '@aws-amplify/auth';
import { cognitoCredentialsProvider } from 'aws-amplify/auth/cognito';
import { env } from '#src/config/env.ts';

/** The identity pool's part of Amplify's settings; nothing where none is configured. */
export function identityPool() {
  return env.identityPoolId === null
    ? {}
    : {
        identityPoolId: env.identityPoolId,
        allowGuestAccess: env.guestAccess,
        ...(env.identityPoolEndpoint !== null && {
          identityPoolEndpoint: env.identityPoolEndpoint,
        }),
      };
}

/**
 * Amplify's provider, which keeps credentials for 50 minutes (specification, section 9), with one
 * difference: an identity pool that is out of order costs the credentials, never the session.
 */
export const identityCredentials: CredentialsAndIdentityIdProvider = {
  getCredentialsAndIdentityId: async (options) => {
    try {
      return await cognitoCredentialsProvider.getCredentialsAndIdentityId(options);
    } catch {
      return undefined;
    }
  },
  clearCredentialsAndIdentityId: () => cognitoCredentialsProvider.clearCredentialsAndIdentityId(),
};
