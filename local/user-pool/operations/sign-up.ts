import { newUserAttributes } from '../attributes.ts';
import { mailSignUpCode } from '../code-mail.ts';
import { ServiceError } from '../../kit/aws-errors.ts';
import { addUser } from '../new-user.ts';
import { clientOperation } from '../operation.ts';
import { checkPolicy } from '../password-policy.ts';
import { NEW_PASSWORD, USERNAME } from '../shapes.ts';
import { findByEmail } from '../users.ts';

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
