import { AuthError } from '@aws-amplify/auth';
import {
  getRetryDecider,
  jitteredBackoff,
  parseJsonBody,
  parseJsonError,
  unauthenticatedHandler,
} from '@aws-amplify/core/internals/aws-client-utils';
import { getAmplifyUserAgent } from '@aws-amplify/core/internals/utils';
import { userPoolEndpoint } from '#src/config/endpoints.ts';
import { env } from '#src/config/env.ts';

/**
 * Operations for which Amplify has no function, or one that does more or less than we need: its `deleteUser` also signs out,
 * two functions would each send GetUser, and none sets a passkey as a factor or can be cancelled.
 */
type Operation =
  | 'CompleteWebAuthnRegistration'
  | 'DeleteUser'
  | 'DeleteWebAuthnCredential'
  | 'GetUser'
  | 'GlobalSignOut'
  | 'InitiateAuth'
  | 'ListUserSessions'
  | 'ListWebAuthnCredentials'
  | 'RespondToAuthChallenge'
  | 'RevokeUserSession'
  | 'SetUserMFAPreference'
  | 'StartWebAuthnRegistration';

/** Calls the user pool with Amplify's HTTP client, including its retries and errors. Resolves with the parsed response. */
export async function callUserPool(
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
  abortSignal?: AbortSignal,
): Promise<ReadonlyMap<string, unknown>> {
  const response = await unauthenticatedHandler(
    {
      url: new URL(userPoolEndpoint(env.userPool)),
      method: 'POST',
      headers: {
        'cache-control': 'no-store',
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify(input),
    },
    {
      computeDelay: jitteredBackoff,
      retryDecider: getRetryDecider(parseJsonError),
      userAgentValue: getAmplifyUserAgent(),
      ...(abortSignal !== undefined && { abortSignal }),
    },
  );
  const error = response.statusCode >= 300 ? await parseJsonError(response) : undefined;
  if (error !== undefined) {
    const { name, message, $metadata: metadata } = error;
    throw new AuthError({ name, message, metadata });
  }
  return fieldsOf(await parseJsonBody(response));
}

/** The fields of an object in a response. Empty for any other value. */
export function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(Object(value)));
}
