import { signOut } from '@aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { configureAmplify } from './configure.ts';

/** Navigates to the hosted sign-out, which returns to `returnTo` on this site. The tokens are already cleared. */
export async function startHostedSignOut(returnTo: string): Promise<null> {
  // Otherwise Amplify would assume that the session began with a password, and skip the hosted sign-out.
  await cognitoUserPoolsTokenProvider.authTokenStore.setOAuthMetadata({ oauthSignIn: true });
  configureAmplify('hosted-ui');
  const redirectUrl = `${window.location.origin}${returnTo}`;
  await signOut({ global: false, oauth: { redirectUrl } });
  return null;
}
