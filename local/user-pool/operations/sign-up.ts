import { newUserAttributes } from '../attributes.ts';
import { requireClient } from '../client.ts';
import { mailSignUpCode } from '../code-mail.ts';
import type { Operation } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { readInput } from '../input.ts';
import { addUser } from '../new-user.ts';
import { checkPolicy } from '../password-policy.ts';
import { CLIENT_ID, NEW_PASSWORD, USERNAME } from '../shapes.ts';
import { findByEmail } from '../users.ts';

export const signUp: Operation = (context, input) => {
  const request = readInput(input, (fields) => ({
    clientId: fields.string('ClientId', CLIENT_ID),
    username: fields.string('Username', USERNAME),
    password: fields.string('Password', NEW_PASSWORD),
    attributes: fields.attributes('UserAttributes'),
  }));
  requireClient(context, request.clientId);
  const attributes = newUserAttributes(request.username, request.attributes);
  checkPolicy(request.password);
  if (findByEmail(context.state, request.username) !== undefined) {
    throw new ServiceError('UsernameExistsException', 'User already exists');
  }
  const user = addUser(context, {
    attributes,
    password: request.password,
    status: 'UNCONFIRMED',
  });
  return {
    UserConfirmed: false,
    UserSub: user.sub,
    CodeDeliveryDetails: mailSignUpCode(context, user),
  };
};
