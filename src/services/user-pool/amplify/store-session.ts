import { decodeJWT } from '@aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { opaqueOrNull, requireOpaque } from '#src/lib/service-values.ts';
import { announceSignIn } from './configure.ts';
import { requireStoredSession } from './session.ts';

/** Stores the result of a sign-in of our own exactly as Amplify stores one of a password. */
export async function storeSession(
  result: ReadonlyMap<string, unknown>,
  email: string,
): Promise<null> {
  const token = (name: string) => decodeJWT(requireOpaque(result.get(name)));
  const [accessToken, idToken] = [token('AccessToken'), token('IdToken')];
  const { iat, username } = accessToken.payload;
  await cognitoUserPoolsTokenProvider.tokenOrchestrator.setTokens({
    tokens: {
      accessToken,
      idToken,
      refreshToken: requireOpaque(result.get('RefreshToken')),
      clockDrift: typeof iat === 'number' ? iat * 1000 - Date.now() : 0,
      username: opaqueOrNull(username) ?? requireOpaque(accessToken.payload.sub),
      signInDetails: { loginId: email, authFlowType: 'USER_AUTH' },
    },
  });
  await requireStoredSession();
  announceSignIn();
  return null;
}
