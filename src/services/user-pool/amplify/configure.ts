import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, CookieStorage, Hub } from 'aws-amplify/utils';
import { env } from '#src/config/env.ts';
import { announceSessionChange } from '../session-hint.ts';
import { clearSessionStore } from '../session-store.ts';
import { acceptsSecureCookies } from './secure-cookies.ts';

const COOKIE_DAYS = 365;
const SESSION_EVENTS: ReadonlySet<string> = new Set([
  'signedIn',
  'signedOut',
  'tokenRefresh_failure',
]);

/**
 * Configures Amplify; called once, when this chunk loads. Every `configure` resets the token store
 * to localStorage, so the cookies are set in the same breath.
 */
export function configureAmplify(): void {
  // Its warning that the endpoint is our own is what we asked for; nothing below an error is news.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'signedOut') clearSessionStore();
    // A failed refresh is told of before its tokens are gone: the next task sees what is left.
    if (SESSION_EVENTS.has(payload.event)) setTimeout(announceSessionChange);
  });
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: env.userPool.id,
        userPoolClientId: env.userPool.clientId,
        ...(env.userPool.endpoint !== null && { userPoolEndpoint: env.userPool.endpoint }),
      },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(
    new CookieStorage({
      path: '/',
      expires: COOKIE_DAYS,
      secure: acceptsSecureCookies(),
      sameSite: 'lax',
      ...(env.cookieDomain !== null && { domain: env.cookieDomain }),
    }),
  );
}
