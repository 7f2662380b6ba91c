import { incorrectCredentials } from '../errors.ts';
import { notAuthorized } from '../../kit/aws-errors.ts';
import { countAttempt } from '../limits.ts';
import { userOperation } from '../operation.ts';
import { checkPolicy } from '../password-policy.ts';
import { isPassword, recordPassword } from '../passwords.ts';
import { NEW_PASSWORD, PASSWORD } from '../shapes.ts';

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
