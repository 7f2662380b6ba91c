import { mailResetCode } from '../code-mail.ts';
import { simulatedDelivery } from '../delivery.ts';
import { notAuthorized } from '../../kit/aws-errors.ts';
import { countAttempt } from '../limits.ts';
import { clientOperation } from '../operation.ts';
import { USERNAME } from '../shapes.ts';
import type { UserRecord } from '../state.ts';
import { identify } from '../users.ts';

export const forgotPassword = clientOperation(
  (fields) => fields.string('Username', USERNAME),
  (context, username) => {
    const { sub, user } = identify(context, username);
    countAttempt(context, 'forgotPassword', sub);
    // As with PreventUserExistenceErrors, which the template switches on. Without it, the last is refused by name.
    if (user === null || user.disabled || isUnreachable(user)) {
      return { CodeDeliveryDetails: simulatedDelivery(context.secret, username) };
    }
    if (isUnresettable(user)) {
      throw notAuthorized('User password cannot be reset in the current state.');
    }
    return { CodeDeliveryDetails: mailResetCode(context, user) };
  },
);

/** There is no address to which a code may be sent. */
function isUnreachable(user: UserRecord): boolean {
  return !user.emailVerified && !isUnresettable(user);
}

function isUnresettable({ status, password }: UserRecord): boolean {
  return status === 'FORCE_CHANGE_PASSWORD' || password === null;
}
