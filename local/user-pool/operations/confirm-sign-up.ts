import { requireClient } from '../client.ts';
import { checkCode, wrongCode } from '../codes.ts';
import type { Operation } from '../context.ts';
import { notAuthorized } from '../errors.ts';
import { readInput } from '../input.ts';
import { countAttempt } from '../limits.ts';
import { CLIENT_ID, CONFIRMATION_CODE, USERNAME } from '../shapes.ts';
import { identify } from '../users.ts';

/** For an unknown user every code is a wrong one, with the same limit. */
export const confirmSignUp: Operation = (context, input) => {
  const request = readInput(input, (fields) => ({
    clientId: fields.string('ClientId', CLIENT_ID),
    username: fields.string('Username', USERNAME),
    code: fields.string('ConfirmationCode', CONFIRMATION_CODE),
  }));
  requireClient(context, request.clientId);
  const { sub, user } = identify(context, request.username);
  if (user !== null && user.status !== 'UNCONFIRMED') {
    throw notAuthorized(`User cannot be confirmed. Current status is ${user.status}`);
  }
  countAttempt(context, 'confirmSignUp', sub);
  if (user === null) throw wrongCode();
  checkCode(context, user, 'sign up', request.code);
  user.status = 'CONFIRMED';
  user.emailVerified = true;
  user.signUpCode = null;
  user.modifiedAt = context.now;
  return {};
};
