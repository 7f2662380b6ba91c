import { userOperation } from '../operation.ts';
import { forgetUser } from '../users.ts';

export const deleteUser = userOperation(
  () => null,
  ({ state }, { user }) => {
    forgetUser(state, user.sub);
    return {};
  },
);
