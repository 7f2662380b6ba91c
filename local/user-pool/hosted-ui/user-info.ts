import { authenticate } from '../access.ts';
import type { OperationContext } from '../context.ts';
import { listAttributes, usernameOf } from '../users.ts';

/** OpenID Connect Core 1.0, section 5.3, with every value as a string. Throws ServiceError. */
export async function userInfo(
  context: OperationContext,
  accessToken: string,
): Promise<Record<string, string>> {
  const user = await authenticate(context, accessToken, 'openid');
  const attributes = listAttributes(user).map(({ Name, Value }) => [Name, Value]);
  return { ...Object.fromEntries(attributes), username: usernameOf(user) };
}
