import { ownValue } from '../kit/own-value.ts';
import type { OperationContext } from './context.ts';
import { notAuthorized } from '../kit/aws-errors.ts';
import { redeem, rotate } from './families.ts';
import type { TokenFamily } from './state.ts';
import { issueTokens, type AuthenticationResult } from './tokens.ts';

export interface Renewed {
  family: TokenFamily;
  /** With a new refresh token, unless the user keeps theirs. */
  tokens: AuthenticationResult;
}

/** New tokens for a refresh token; throws what `redeem` throws, and NotAuthorizedException if the user is gone. */
export async function renew(context: OperationContext, refreshToken: string): Promise<Renewed> {
  const family = redeem(context, refreshToken);
  const user = ownValue(context.state.users, family.sub);
  if (user === undefined) throw notAuthorized('Invalid Refresh Token.');
  const tokens = await issueTokens(context, user, family);
  if (user.trait === 'no-token-rotation') return { family, tokens };
  return { family, tokens: { ...tokens, RefreshToken: rotate(context, family) } };
}
