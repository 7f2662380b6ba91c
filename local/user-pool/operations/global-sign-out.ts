import { revokeAll } from '../families.ts';
import { userOperation } from '../operation.ts';

export const globalSignOut = userOperation(
  () => null,
  ({ state }, { user }) => {
    revokeAll(state, user.sub);
    return {};
  },
);
