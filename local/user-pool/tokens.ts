import { importJWK, SignJWT, type JWTPayload } from 'jose';
import type { OperationContext } from './context.ts';
import { startFamily } from './families.ts';
import { newUuid } from './secrets.ts';
import { signingKeys } from './signing-keys.ts';
import type { SigningKey, TokenFamily, UserRecord } from './state.ts';

const ACCESS_SCOPE = 'aws.cognito.signin.user.admin';
const LIFETIME_SECONDS = 3600;

export interface AuthenticationResult {
  AccessToken: string;
  IdToken: string;
  RefreshToken?: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
}

/** The end of a sign-in: a new family and its first tokens. */
export async function signIn(
  context: OperationContext,
  user: UserRecord,
): Promise<AuthenticationResult> {
  const { family, refreshToken } = startFamily(context, user.sub);
  return { ...(await issueTokens(context, user, family)), RefreshToken: refreshToken };
}

/** ID and access token of a family; `auth_time` and `origin_jti` stay those of the sign-in. */
export async function issueTokens(
  context: OperationContext,
  user: UserRecord,
  family: TokenFamily,
): Promise<AuthenticationResult> {
  const keys = await signingKeys(context);
  const { issuer, clientId } = context.pool;
  const iat = Math.floor(context.now / 1000);
  const shared = {
    sub: user.sub,
    iss: issuer,
    origin_jti: family.originJti,
    auth_time: Math.floor(family.authTime / 1000),
    iat,
    exp: iat + LIFETIME_SECONDS,
  };
  const idClaims = {
    ...user.attributes,
    ...shared,
    email_verified: user.emailVerified,
    'cognito:username': user.sub,
    aud: clientId,
    token_use: 'id',
    jti: newUuid(context.randomBytes),
  };
  const accessClaims = {
    ...shared,
    token_use: 'access',
    scope: ACCESS_SCOPE,
    client_id: clientId,
    username: user.sub,
    jti: newUuid(context.randomBytes),
  };
  return {
    AccessToken: await sign(accessClaims, keys.access),
    IdToken: await sign(idClaims, keys.id),
    ExpiresIn: LIFETIME_SECONDS,
    TokenType: 'Bearer',
  };
}

async function sign(claims: JWTPayload, { kid, privateKey }: SigningKey): Promise<string> {
  const key = await importJWK(privateKey, 'RS256');
  return new SignJWT(claims).setProtectedHeader({ kid, alg: 'RS256' }).sign(key);
}
