import { signOut } from '@aws-amplify/auth';
import type { Departure } from '#src/services/user-pool/user-pool.ts';
import { configureAmplify } from './configure.ts';
import { fetchSignInType } from './session.ts';
import { forgetUser } from './shared-user.ts';

/** A social session also leaves through the hosted UI, which returns to that path of this site; null leaves that out. */
export async function signOutTo(returnTo: string | null): Promise<Departure> {
  forgetUser();
  const isSocial = (await fetchSignInType()) === 'social';
  return isSocial && returnTo !== null ? signOutThroughHostedUi(returnTo) : signOutHere();
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
