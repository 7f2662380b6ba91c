import { authenticate } from '../access.ts';
import type { Operation } from '../context.ts';
import { readInput } from '../input.ts';
import { TOKEN } from '../shapes.ts';
import { SOFTWARE_TOKEN_MFA } from '../software-token.ts';
import { listAttributes, usernameOf } from '../users.ts';

/** As in the service, the MFA members are left out when there is nothing to say. */
export const getUser: Operation = async (context, input) => {
  const { accessToken } = readInput(input, (fields) => ({
    accessToken: fields.string('AccessToken', TOKEN),
  }));
  const user = await authenticate(context, accessToken);
  const { enabled, preferred } = user.softwareTokenMfa;
  return {
    Username: usernameOf(user),
    UserAttributes: listAttributes(user),
    ...(enabled && { UserMFASettingList: [SOFTWARE_TOKEN_MFA] }),
    ...(preferred && { PreferredMfaSetting: SOFTWARE_TOKEN_MFA }),
  };
};
