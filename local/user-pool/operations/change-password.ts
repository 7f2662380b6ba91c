import { authenticate } from '../access.ts';
import type { Operation } from '../context.ts';
import { incorrectCredentials, notAuthorized } from '../errors.ts';
import { readInput } from '../input.ts';
import { countAttempt } from '../limits.ts';
import { checkPolicy } from '../password-policy.ts';
import { isPassword, recordPassword } from '../passwords.ts';
import { NEW_PASSWORD, PASSWORD, TOKEN } from '../shapes.ts';

export const changePassword: Operation = async (context, input) => {
  const request = readInput(input, (fields) => ({
    accessToken: fields.string('AccessToken', TOKEN),
    previous: fields.string('PreviousPassword', PASSWORD),
    proposed: fields.string('ProposedPassword', NEW_PASSWORD),
  }));
  const user = await authenticate(context, request.accessToken);
  const { password } = user;
  if (password === null) throw notAuthorized('User is not authorized to change password.');
  checkPolicy(request.proposed);
  countAttempt(context, 'changePassword', user.sub);
  if (!isPassword(context, user.sub, request.previous, password)) {
    throw incorrectCredentials();
  }
  user.password = recordPassword(context, user.sub, request.proposed);
  user.modifiedAt = context.now;
  return {};
};
