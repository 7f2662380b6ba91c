import { mfaSettingsOf } from '../factors.ts';
import { userOperation } from '../operation.ts';
import { listAttributes, usernameOf } from '../users.ts';

export const getUser = userOperation(
  () => null,
  (_, { user }) => ({
    Username: usernameOf(user),
    UserAttributes: listAttributes(user),
    ...mfaSettingsOf(user),
  }),
);
