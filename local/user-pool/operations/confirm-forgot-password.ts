import { checkCode, wrongCode } from '../codes.ts';
import { countAttempt } from '../limits.ts';
import { clientOperation } from '../operation.ts';
import { checkPolicy } from '../password-policy.ts';
import { recordPassword } from '../passwords.ts';
import { CONFIRMATION_CODE, NEW_PASSWORD, USERNAME } from '../shapes.ts';
import { identify } from '../users.ts';

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
