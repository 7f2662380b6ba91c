import { authenticate } from '../access.ts';
import type { Operation } from '../context.ts';
import { factorsOf } from '../factors.ts';
import { readInput } from '../input.ts';
import { TOKEN } from '../shapes.ts';
import { listAttributes, usernameOf } from '../users.ts';

/** As in the service, the MFA members are left out when there is nothing to say. */
export const getUser: Operation = async (context, input) => {
  const { accessToken } = readInput(input, (fields) => ({
    accessToken: fields.string('AccessToken', TOKEN),
  }));
  const user = await authenticate(context, accessToken);
  const { list, preferred } = factorsOf(user);
  return {
    Username: usernameOf(user),
    UserAttributes: listAttributes(user),
    ...(list.length > 0 && { UserMFASettingList: list }),
    ...(preferred !== null && { PreferredMfaSetting: preferred }),
  };
};
