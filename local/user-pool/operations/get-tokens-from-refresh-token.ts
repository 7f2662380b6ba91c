import { ownValue } from '../../kit/own-value.ts';
import type { OperationContext } from '../context.ts';
import { notAuthorized } from '../errors.ts';
import { redeem, rotate } from '../families.ts';
import { clientOperation } from '../operation.ts';
import { TOKEN } from '../shapes.ts';
import { issueTokens, type AuthenticationResult } from '../tokens.ts';

export const getTokensFromRefreshToken = clientOperation(
  (fields) => fields.string('RefreshToken', TOKEN),
  async (context, token) => ({ AuthenticationResult: await refreshTokens(context, token) }),
);

/** The result has a refresh token only for a user whose tokens rotate. */
export async function refreshTokens(
  context: OperationContext,
  refreshToken: string,
): Promise<AuthenticationResult> {
  const family = redeem(context, refreshToken);
  const user = ownValue(context.state.users, family.sub);
  if (user === undefined) throw notAuthorized('Invalid Refresh Token.');
  const tokens = await issueTokens(context, user, family);
  return user.trait === 'token-rotation'
    ? { ...tokens, RefreshToken: rotate(context, family) }
    : tokens;
}
