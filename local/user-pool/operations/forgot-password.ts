import { requireClient } from '../client.ts';
import { mailResetCode } from '../code-mail.ts';
import type { Operation } from '../context.ts';
import { simulatedDelivery } from '../delivery.ts';
import { invalidParameter, notAuthorized } from '../errors.ts';
import { readInput } from '../input.ts';
import { countAttempt } from '../limits.ts';
import { CLIENT_ID, USERNAME } from '../shapes.ts';
import type { UserRecord } from '../state.ts';
import { identify } from '../users.ts';

export const forgotPassword: Operation = (context, input) => {
  const request = readInput(input, (fields) => ({
    clientId: fields.string('ClientId', CLIENT_ID),
    username: fields.string('Username', USERNAME),
  }));
  requireClient(context, request.clientId);
  const { sub, user } = identify(context, request.username);
  countAttempt(context, 'forgotPassword', sub);
  if (user === null || user.disabled) {
    return { CodeDeliveryDetails: simulatedDelivery(context.secret, request.username) };
  }
  refuseUnresettable(user);
  return { CodeDeliveryDetails: mailResetCode(context, user) };
};

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
