import { ownValue } from '../../kit/own-value.ts';
import type { OperationContext } from '../context.ts';
import { ServiceError } from '../../kit/aws-errors.ts';
import { revokeByRefreshToken } from '../families.ts';
import { renew } from '../renew.ts';
import { issueTokens, type AuthenticationResult } from '../tokens.ts';
import { redeemCode } from './codes.ts';
import type { Parameters } from './parameters.ts';

/** RFC 6749, section 5.2, and RFC 7009, section 2.2.1. */
export type TokenError =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unauthorized_client'
  | 'unsupported_token_type'
  | 'unsupported_grant_type';

interface TokenSet {
  /** Only with the scope `openid`. */
  id_token?: string;
  access_token: string;
  /** After a refresh only if refresh tokens rotate. */
  refresh_token?: string;
  expires_in: number;
  token_type: 'Bearer';
}

export type TokenAnswer = { ok: true; tokens: TokenSet } | { ok: false; error: TokenError };

type GrantType = (context: OperationContext, parameters: Parameters) => Promise<TokenAnswer>;

const GRANT_TYPES: ReadonlyMap<string, GrantType> = new Map<string, GrantType>([
  ['authorization_code', redeemAuthorizationCode],
  ['refresh_token', refresh],
  ['client_credentials', async () => refused('unauthorized_client')],
]);

/** The token endpoint (RFC 6749, sections 4.1.3 and 6) for a client without a secret. */
export async function token(
  context: OperationContext,
  parameters: Parameters,
): Promise<TokenAnswer> {
  const grantType = parameters.get('grant_type');
  const clientId = parameters.get('client_id');
  if (parameters.repeats() || grantType === null || clientId === null) {
    return refused('invalid_request');
  }
  if (clientId !== context.pool.clientId || parameters.get('client_secret') !== null) {
    return refused('invalid_client');
  }
  const grant = GRANT_TYPES.get(grantType);
  return grant === undefined ? refused('unsupported_grant_type') : grant(context, parameters);
}

/** The revocation endpoint (RFC 7009), which accepts refresh tokens only. */
export function revoke(context: OperationContext, parameters: Parameters): TokenError | null {
  const given = parameters.get('token');
  if (given === null || parameters.repeats()) return 'invalid_request';
  if (parameters.get('client_id') !== context.pool.clientId) return 'invalid_client';
  return revokeByRefreshToken(context.state, given) ? null : 'unsupported_token_type';
}

async function redeemAuthorizationCode(
  context: OperationContext,
  parameters: Parameters,
): Promise<TokenAnswer> {
  const code = parameters.get('code');
  const redirectUri = parameters.get('redirect_uri');
  const verifier = parameters.get('code_verifier');
  if (code === null || redirectUri === null || verifier === null) return refused('invalid_request');
  const redeemed = redeemCode(context, { code, redirectUri, verifier });
  const user = redeemed && ownValue(context.state.users, redeemed.record.sub);
  if (!redeemed || !user) return refused('invalid_grant');
  const { family, refreshToken, record } = redeemed;
  const issued = await issueTokens(context, user, family, record.nonce);
  return granted({ ...issued, RefreshToken: refreshToken }, family.scope);
}

async function refresh(context: OperationContext, parameters: Parameters): Promise<TokenAnswer> {
  const refreshToken = parameters.get('refresh_token');
  if (refreshToken === null) return refused('invalid_request');
  try {
    const { family, tokens } = await renew(context, refreshToken);
    return granted(tokens, family.scope);
  } catch (error) {
    if (error instanceof ServiceError) return refused('invalid_grant');
    throw error;
  }
}

function granted(issued: AuthenticationResult, scope: string | undefined): TokenAnswer {
  const withIdToken = scope === undefined || scope.split(' ').includes('openid');
  return {
    ok: true,
    tokens: {
      ...(withIdToken && { id_token: issued.IdToken }),
      access_token: issued.AccessToken,
      ...(issued.RefreshToken !== undefined && { refresh_token: issued.RefreshToken }),
      expires_in: issued.ExpiresIn,
      token_type: issued.TokenType,
    },
  };
}

function refused(error: TokenError): TokenAnswer {
  return { ok: false, error };
}
