import { mailSignUpCode } from '../code-mail.ts';
import { simulatedDelivery } from '../delivery.ts';
import { invalidParameter } from '../../kit/aws-errors.ts';
import { countAttempt } from '../limits.ts';
import { clientOperation } from '../operation.ts';
import { USERNAME } from '../shapes.ts';
import { identify } from '../users.ts';

export const resendConfirmationCode = clientOperation(
  (fields) => fields.string('Username', USERNAME),
  (context, username) => {
    const { sub, user } = identify(context, username);
    if (user !== null && user.status !== 'UNCONFIRMED') {
      throw invalidParameter('User is already confirmed.');
    }
    countAttempt(context, 'resendConfirmationCode', sub);
    const delivery =
      user === null ? simulatedDelivery(context.secret, username) : mailSignUpCode(context, user);
    return { CodeDeliveryDetails: delivery };
  },
);
