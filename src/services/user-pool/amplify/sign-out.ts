import { signOut } from '@aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { env } from '#src/config/env.ts';
import { settledOrLate } from '#src/lib/settled-or-late.ts';
import type { Departure } from '#src/services/user-pool/user-pool.ts';
import { callUserPool } from './call-user-pool.ts';
import { configureAmplify } from './configure.ts';
import { fetchSignInType } from './session.ts';
import { forgetUser } from './shared-user.ts';

const { authTokenStore } = cognitoUserPoolsTokenProvider;

/** A social session also leaves through the hosted UI, which returns to that path of this site; null leaves that out. */
export async function signOutTo(returnTo: string | null): Promise<Departure> {
  forgetUser();
  const isSocial = (await fetchSignInType()) === 'social';
  await revokeSession();
  return isSocial && returnTo !== null ? signOutThroughHostedUi(returnTo) : signOutHere();
}

/**
 * Without a refresh token Amplify doesn't revoke the session itself. It would wait for the answer as long as that takes, and
 * then end whichever session there is.
 */
async function revokeSession(): Promise<void> {
  const tokens = await authTokenStore.loadTokens();
  if (tokens?.refreshToken === undefined) return;
  const { refreshToken, ...rest } = tokens;
  await authTokenStore.storeTokens(rest);
  const isRevocable = tokens.accessToken.payload['origin_jti'] !== undefined;
  if (isRevocable) await settledOrLate(revoke(refreshToken));
}

function revoke(refreshToken: string): Promise<unknown> {
  return callUserPool('RevokeToken', { ClientId: env.userPool.clientId, Token: refreshToken });
}

async function signOutThroughHostedUi(returnTo: string): Promise<Departure> {
  configureAmplify('hosted-ui');
  const redirectUrl = `${window.location.origin}${returnTo}`;
  await signOut({ global: false, oauth: { redirectUrl } });
  return 'leaving';
}

async function signOutHere(): Promise<Departure> {
  configureAmplify('user-pool');
  await signOut();
  return 'here';
}
