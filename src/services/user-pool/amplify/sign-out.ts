import { signOut } from '@aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { configureAmplify } from './configure.ts';

/** Leaves for the hosted sign-out, which returns to that path of this site. The tokens are gone already. */
export async function leaveThroughHostedUi(returnTo: string): Promise<null> {
  // Without it Amplify would take the session for one that began with a password.
  await cognitoUserPoolsTokenProvider.authTokenStore.setOAuthMetadata({ oauthSignIn: true });
  configureAmplify('hosted-ui');
  const redirectUrl = `${window.location.origin}${returnTo}`;
  await signOut({ global: false, oauth: { redirectUrl } });
  return null;
}
