import { authFactorsOf, mfaSettingsOf } from '../factors.ts';
import { userOperation } from '../operation.ts';
import { usernameOf } from '../users.ts';

export const getUserAuthFactors = userOperation(
  () => null,
  (_, { user }) => ({
    Username: usernameOf(user),
    ...mfaSettingsOf(user),
    ConfiguredUserAuthFactors: authFactorsOf(user),
  }),
);
