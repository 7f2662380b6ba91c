import { mailResetCode } from '../mails.ts';
import { checkCode, wrongCode } from '../codes.ts';
import { simulatedDelivery } from '../delivery.ts';
import { incorrectCredentials } from '../errors.ts';
import { notAuthorized } from '../../kit/aws-errors.ts';
import { countAttempt } from '../limits.ts';
import { clientOperation, userOperation } from '../operation.ts';
import { checkPolicy } from '../password-policy.ts';
import { isPassword, recordPassword } from '../passwords.ts';
import { CONFIRMATION_CODE, NEW_PASSWORD, PASSWORD, USERNAME } from '../shapes.ts';
import { identify } from '../users.ts';

export const forgotPassword = clientOperation(
  (fields) => fields.string('Username', USERNAME),
  (context, username) => {
    const { sub, user } = identify(context, username);
    countAttempt(context, 'forgotPassword', sub);
    const isUnresettable = user?.status === 'FORCE_CHANGE_PASSWORD' || user?.password === null;
    // As with PreventUserExistenceErrors, which the template switches on. Without it, the last is refused by name.
    if (user === null || user.disabled || (!user.emailVerified && !isUnresettable)) {
      return { CodeDeliveryDetails: simulatedDelivery(context.secret, username) };
    }
    if (isUnresettable) {
      throw notAuthorized('User password cannot be reset in the current state.');
    }
    return { CodeDeliveryDetails: mailResetCode(context, user) };
  },
);

/** The policy is checked first, so a password that breaks it uses up neither code nor attempt. */
export const confirmForgotPassword = clientOperation(
  (fields) => ({
    username: fields.string('Username', USERNAME),
    code: fields.string('ConfirmationCode', CONFIRMATION_CODE),
    password: fields.string('Password', NEW_PASSWORD),
  }),
  (context, { username, code, password }) => {
    checkPolicy(password);
    const { sub, user } = identify(context, username);
    countAttempt(context, 'confirmForgotPassword', sub);
    if (user === null || user.disabled) throw wrongCode();
    checkCode(context, user, 'reset', code);
    user.password = recordPassword(context, user.sub, password);
    user.resetCode = null;
    if (user.status === 'RESET_REQUIRED') user.status = 'CONFIRMED';
    user.modifiedAt = context.now;
    return {};
  },
);

export const changePassword = userOperation(
  (fields) => ({
    previous: fields.string('PreviousPassword', PASSWORD),
    proposed: fields.string('ProposedPassword', NEW_PASSWORD),
  }),
  (context, { user }, { previous, proposed }) => {
    if (user.password === null) throw notAuthorized('User is not authorized to change password.');
    checkPolicy(proposed);
    countAttempt(context, 'changePassword', user.sub);
    if (!isPassword(context, user.sub, previous, user.password)) throw incorrectCredentials();
    user.password = recordPassword(context, user.sub, proposed);
    user.modifiedAt = context.now;
    return {};
  },
);
