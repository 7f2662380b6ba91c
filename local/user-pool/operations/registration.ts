import { newUserAttributes } from '../attributes.ts';
import { mailSignUpCode } from '../mails.ts';
import { checkCode, wrongCode } from '../codes.ts';
import { simulatedDelivery } from '../delivery.ts';
import { invalidParameter, notAuthorized, ServiceError } from '../../kit/aws-errors.ts';
import { countAttempt } from '../limits.ts';
import { clientOperation } from '../operation.ts';
import { checkPolicy } from '../password-policy.ts';
import { CONFIRMATION_CODE, NEW_PASSWORD, USERNAME } from '../shapes.ts';
import { addUser, findByEmail, identify } from '../users.ts';

export const signUp = clientOperation(
  (fields) => ({
    username: fields.string('Username', USERNAME),
    password: fields.string('Password', NEW_PASSWORD),
    given: fields.attributes('UserAttributes'),
  }),
  (context, { username, password, given }) => {
    const attributes = newUserAttributes(username, given);
    checkPolicy(password);
    if (findByEmail(context.state, username) !== undefined) {
      throw new ServiceError('UsernameExistsException', 'User already exists');
    }
    const user = addUser(context, { attributes, password, status: 'UNCONFIRMED' });
    return {
      UserConfirmed: false,
      UserSub: user.sub,
      CodeDeliveryDetails: mailSignUpCode(context, user),
    };
  },
);

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
