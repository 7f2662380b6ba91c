import { importJWK, SignJWT, type JWTPayload } from 'jose';
import { accessClaims, idClaims } from './claims.ts';
import type { OperationContext } from './context.ts';
import { startFamily } from './families.ts';
import { signingKeys } from './signing-keys.ts';
import type { SigningKey, TokenFamily, UserRecord } from './state.ts';

export interface AuthenticationResult {
  AccessToken: string;
  IdToken: string;
  RefreshToken?: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
}

/** Completes a sign-in: starts a token family and issues its first tokens. */
export async function signIn(
  context: OperationContext,
  user: UserRecord,
): Promise<AuthenticationResult> {
  const { family, refreshToken } = startFamily(context, user.sub);
  return { ...(await issueTokens(context, user, family)), RefreshToken: refreshToken };
}

/** Issues ID and access token. Only the first ID token of a hosted sign-in has the nonce. */
export async function issueTokens(
  context: OperationContext,
  user: UserRecord,
  family: TokenFamily,
  nonce: string | null = null,
): Promise<AuthenticationResult> {
  const keys = await signingKeys(context);
  const accessToken = await sign(accessClaims(context, user, family), keys.access);
  const idToken = await sign(idClaims(context, user, family, { accessToken, nonce }), keys.id);
  return {
    AccessToken: accessToken,
    IdToken: idToken,
    ExpiresIn: context.pool.tokenSeconds,
    TokenType: 'Bearer',
  };
}

async function sign(claims: JWTPayload, { kid, privateKey }: SigningKey): Promise<string> {
  const key = await importJWK(privateKey, 'RS256');
  return new SignJWT(claims).setProtectedHeader({ kid, alg: 'RS256' }).sign(key);
}
