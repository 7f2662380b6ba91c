import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, Hub } from 'aws-amplify/utils';
import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { announceSessionChange, hasSessionHint, onSessionChange } from '../session-hint.ts';
import { clearOtherSessions } from '../session-store.ts';
import { identityCredentials, identityPool } from './identity-credentials.ts';
import { noteRefreshFailure } from './refresh-failure.ts';
import { bindRefreshesToSession } from './session-bound-refresh.ts';
import { forgetUser } from '#src/services/user-pool/cached-user.ts';
import { tokenCookies } from './token-cookies.ts';

/** Called once, before anything is configured. Binds token refreshes to their session, and reports its start and end to the app. */
export function prepareAmplify(): void {
  // Silences the warning about a custom endpoint, which is intended.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  bindRefreshesToSession();
  onSessionChange(() => {
    if (!hasSessionHint()) forgetSession();
  });
  Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'signedIn') announceSignIn();
    if (payload.event === 'tokenRefresh_failure') {
      noteRefreshFailure(payload.data.error);
      // The event fires before the tokens are removed, so announce in the next task.
      setTimeout(announceSessionChange);
    }
  });
}

/** A session has just been stored, by Amplify or by a sign-in of our own. */
export function announceSignIn(): void {
  clearOtherSessions();
  setTimeout(announceSessionChange);
}

/** Clears what this page holds in memory about a session that has ended, in this tab or another. */
function forgetSession(): void {
  forgetUser();
  identityCredentials.clearCredentialsAndIdentityId();
}

/**
 * Configures Amplify. Pass `hosted-ui` only to start or complete a hosted sign-in: at any other time it would
 * cancel one in progress in another tab.
 */
export function configureAmplify(scope: 'user-pool' | 'hosted-ui'): void {
  const auth = {
    Cognito: {
      userPoolId: env.userPool.id,
      userPoolClientId: env.userPool.clientId,
      ...(env.userPool.endpoint !== null && { userPoolEndpoint: env.userPool.endpoint }),
      ...(scope === 'hosted-ui' && env.oauthDomain !== null && hostedUi(env.oauthDomain)),
      ...identityPool(),
    },
  };
  // Both providers must be given, otherwise every `configure` moves the tokens to localStorage.
  cognitoUserPoolsTokenProvider.setAuthConfig(auth);
  cognitoUserPoolsTokenProvider.setKeyValueStorage(tokenCookies());
  Amplify.configure(
    { Auth: auth },
    {
      Auth: {
        tokenProvider: cognitoUserPoolsTokenProvider,
        credentialsProvider: identityCredentials,
      },
    },
  );
}

/** Authorization code with PKCE; exactly one redirect URL after signing in (docs/product, Calls). */
function hostedUi(domain: string) {
  const { origin } = window.location;
  return {
    loginWith: {
      oauth: {
        domain,
        scopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
        redirectSignIn: [`${origin}${paths.callback}`],
        // Never read: the app itself navigates to the hosted sign-out.
        redirectSignOut: [],
        responseType: 'code' as const,
      },
    },
  };
}
