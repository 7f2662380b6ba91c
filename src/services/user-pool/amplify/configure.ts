import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { CookieStorage } from 'aws-amplify/utils';
import { env } from '#src/config/env.ts';
import { acceptsSecureCookies } from './secure-cookies.ts';

const COOKIE_DAYS = 365;

/**
 * Configures Amplify; called once, when this chunk loads. Every `configure` resets the token store
 * to localStorage, so the cookies are set in the same breath.
 */
export function configureAmplify(): void {
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
