import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, CookieStorage, Hub } from 'aws-amplify/utils';
import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { announceSessionChange } from '../session-hint.ts';
import { clearSessionStore } from '../session-store.ts';
import { identityCredentials, identityPool } from './identity-credentials.ts';
import { acceptsSecureCookies } from './secure-cookies.ts';

const COOKIE_DAYS = 365;
const SESSION_EVENTS: ReadonlySet<string> = new Set([
  'signedIn',
  'signedOut',
  'tokenRefresh_failure',
]);

/** Tells the app of sessions that begin and end; called once. */
export function listenToAuth(): void {
  // Its warning that the endpoint is our own is what we asked for; nothing below an error is news.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'signedOut') clearSessionStore();
    // A failed refresh is told of before its tokens are gone: the next task sees what is left.
    if (SESSION_EVENTS.has(payload.event)) setTimeout(announceSessionChange);
  });
}

/**
 * Configures Amplify: with the hosted UI only where a sign-in through it begins, completes or is
 * signed out of. Anywhere else that would break off the one in flight in another tab.
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
  // Both providers are named, or every `configure` would put the tokens into localStorage.
  cognitoUserPoolsTokenProvider.setAuthConfig(auth);
  cognitoUserPoolsTokenProvider.setKeyValueStorage(
    new CookieStorage({
      path: '/',
      expires: COOKIE_DAYS,
      secure: acceptsSecureCookies(),
      sameSite: 'lax',
      ...(env.cookieDomain !== null && { domain: env.cookieDomain }),
    }),
  );
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

/** Authorization code with PKCE; exactly one redirect for this origin (specification, section 9). */
function hostedUi(domain: string) {
  const { origin } = window.location;
  return {
    loginWith: {
      oauth: {
        domain,
        scopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
        redirectSignIn: [`${origin}${paths.callback}`],
        redirectSignOut: [`${origin}${paths.home}`],
        responseType: 'code' as const,
      },
    },
  };
}
