import { ownValue } from '../../kit/own-value.ts';
import type { OperationContext } from '../context.ts';
import { issueTokens } from '../tokens.ts';
import { redeemCode } from './codes.ts';
import type { Parameters } from './parameters.ts';

/** RFC 6749, section 5.2. */
export type TokenError =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unauthorized_client'
  | 'unsupported_grant_type';

interface TokenSet {
  /** Only with the scope `openid`. */
  id_token?: string;
  access_token: string;
  refresh_token: string;
  expires_in: number;
  token_type: 'Bearer';
}

export type TokenAnswer = { ok: true; tokens: TokenSet } | { ok: false; error: TokenError };

/**
 * The token endpoint (RFC 6749, section 4.1.3) for a client without a secret. Amplify refreshes by
 * GetTokensFromRefreshToken instead.
 */
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
  if (grantType === 'client_credentials') return refused('unauthorized_client');
  if (grantType !== 'authorization_code') return refused('unsupported_grant_type');
  return redeemAuthorizationCode(context, parameters);
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
  const issued = await issueTokens(context, user, family);
  const withIdToken = record.scope.split(' ').includes('openid');
  return {
    ok: true,
    tokens: {
      ...(withIdToken && { id_token: issued.IdToken }),
      access_token: issued.AccessToken,
      refresh_token: refreshToken,
      expires_in: issued.ExpiresIn,
      token_type: issued.TokenType,
    },
  };
}

function refused(error: TokenError): TokenAnswer {
  return { ok: false, error };
}
