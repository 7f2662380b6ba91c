import { checkCode, wrongCode } from '../codes.ts';
import { notAuthorized } from '../../kit/aws-errors.ts';
import { countAttempt } from '../limits.ts';
import { clientOperation } from '../operation.ts';
import { CONFIRMATION_CODE, USERNAME } from '../shapes.ts';
import { identify } from '../users.ts';

/** For an unknown user every code is wrong, with the same limit on attempts. */
export const confirmSignUp = clientOperation(
  (fields) => ({
    username: fields.string('Username', USERNAME),
    code: fields.string('ConfirmationCode', CONFIRMATION_CODE),
  }),
  (context, { username, code }) => {
    const { sub, user } = identify(context, username);
    if (user !== null && user.status !== 'UNCONFIRMED') {
      throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
    }
    countAttempt(context, 'confirmSignUp', sub);
    if (user === null) throw wrongCode();
    checkCode(context, user, 'sign up', code);
    user.status = 'CONFIRMED';
    user.emailVerified = true;
    user.signUpCode = null;
    user.modifiedAt = context.now;
    return {};
  },
);
