import { authenticate } from '../access.ts';
import type { OperationContext } from '../context.ts';
import { listAttributes, usernameOf } from '../users.ts';

/** OpenID Connect Core 1.0, section 5.3; every value is a text. Throws ServiceError for a bad token. */
export async function userInfo(
  context: OperationContext,
  accessToken: string,
): Promise<Record<string, string>> {
  const user = await authenticate(context, accessToken, 'openid');
  const attributes = listAttributes(user).map(({ Name, Value }) => [Name, Value]);
  return { ...Object.fromEntries(attributes), username: usernameOf(user) };
}
