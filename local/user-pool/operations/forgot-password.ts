import { mailResetCode } from '../code-mail.ts';
import { simulatedDelivery } from '../delivery.ts';
import { invalidParameter, notAuthorized } from '../../kit/aws-errors.ts';
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
    if (user === null || user.disabled) {
      return { CodeDeliveryDetails: simulatedDelivery(context.secret, username) };
    }
    refuseUnresettable(user);
    return { CodeDeliveryDetails: mailResetCode(context, user) };
  },
);

function refuseUnresettable(user: UserRecord): void {
  if (user.status === 'FORCE_CHANGE_PASSWORD' || user.password === null) {
    throw notAuthorized('User password cannot be reset in the current state.');
  }
  if (!user.emailVerified) {
    throw invalidParameter(
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  }
}
