import { importJWK, SignJWT, type JWTPayload } from 'jose';
import { accessClaims, idClaims } from './claims.ts';
import type { OperationContext } from './context.ts';
import { notAuthorized } from '../kit/aws-errors.ts';
import { ownValue } from '../kit/own-value.ts';
import { redeem, rotate, startFamily } from './families.ts';
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

/** Issues ID and access token. */
export async function issueTokens(
  context: OperationContext,
  user: UserRecord,
  family: TokenFamily,
): Promise<AuthenticationResult> {
  const keys = await signingKeys(context);
  const accessToken = await sign(accessClaims(context, user, family), keys.access);
  const idToken = await sign(idClaims(context, user, family, accessToken), keys.id);
  return {
    AccessToken: accessToken,
    IdToken: idToken,
    ExpiresIn: context.pool.tokenSeconds,
    TokenType: 'Bearer',
  };
}

/**
 * New tokens for a refresh token, with a new one unless the user keeps theirs. Throws what `redeem` throws, and
 * NotAuthorizedException if the user is gone.
 */
export async function renew(
  context: OperationContext,
  refreshToken: string,
): Promise<AuthenticationResult> {
  const family = redeem(context, refreshToken);
  const user = ownValue(context.state.users, family.sub);
  if (user === undefined) throw notAuthorized('Invalid Refresh Token.');
  const tokens = await issueTokens(context, user, family);
  if (user.trait === 'no-token-rotation') return tokens;
  return { ...tokens, RefreshToken: rotate(context, family) };
}

async function sign(claims: JWTPayload, { kid, privateKey }: SigningKey): Promise<string> {
  const key = await importJWK(privateKey, 'RS256');
  return new SignJWT(claims).setProtectedHeader({ kid, alg: 'RS256' }).sign(key);
}
