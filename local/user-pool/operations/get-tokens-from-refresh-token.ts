import { requireClient } from '../client.ts';
import type { Operation, OperationContext } from '../context.ts';
import { notAuthorized } from '../errors.ts';
import { redeem } from '../families.ts';
import { readInput } from '../input.ts';
import { CLIENT_ID, TOKEN } from '../shapes.ts';
import { issueTokens, type AuthenticationResult } from '../tokens.ts';

/** Refresh tokens do not rotate: the answer has none. */
export const getTokensFromRefreshToken: Operation = async (context, input) => {
  const request = readInput(input, (fields) => ({
    clientId: fields.string('ClientId', CLIENT_ID),
    token: fields.string('RefreshToken', TOKEN),
  }));
  requireClient(context, request.clientId);
  return { AuthenticationResult: await refreshTokens(context, request.token) };
};

export async function refreshTokens(
  context: OperationContext,
  refreshToken: string,
): Promise<AuthenticationResult> {
  const family = redeem(context, refreshToken);
  const user = context.state.users[family.sub];
  if (user === undefined) throw notAuthorized('Invalid Refresh Token.');
  return issueTokens(context, user, family);
}
