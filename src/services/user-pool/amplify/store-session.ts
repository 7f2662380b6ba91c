import { decodeJWT } from '@aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { opaqueOrNull, requireOpaque } from '#src/lib/service-values.ts';
import { clearUnfinishedSignIn } from '#src/services/user-pool/session-store.ts';
import { announceSignIn } from './configure.ts';
import { namedError } from './named-error.ts';
import { requireStoredSession } from './session.ts';

/**
 * Stores the result of a sign-in of our own exactly as Amplify stores one of a password, if it is the user's whom the pool
 * named before.
 */
export async function storeSession(
  result: ReadonlyMap<string, unknown>,
  user: { username: string; email: string },
): Promise<null> {
  const token = (name: string) => decodeJWT(requireOpaque(result.get(name)));
  const [accessToken, idToken] = [token('AccessToken'), token('IdToken')];
  const { iat, sub } = accessToken.payload;
  const username = opaqueOrNull(accessToken.payload['username']) ?? requireOpaque(sub);
  if (username !== user.username) throw namedError('PasskeyRefused');
  await cognitoUserPoolsTokenProvider.tokenOrchestrator.setTokens({
    tokens: {
      accessToken,
      idToken,
      refreshToken: requireOpaque(result.get('RefreshToken')),
      clockDrift: typeof iat === 'number' ? iat * 1000 - Date.now() : 0,
      username,
      signInDetails: { loginId: user.email, authFlowType: 'USER_AUTH' },
    },
  });
  clearUnfinishedSignIn();
  await requireStoredSession();
  announceSignIn();
  return null;
}
