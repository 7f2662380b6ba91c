import { requireClient } from '../client.ts';
import { checkCode, wrongCode } from '../codes.ts';
import type { Operation } from '../context.ts';
import { readInput } from '../input.ts';
import { countAttempt } from '../limits.ts';
import { checkPolicy } from '../password-policy.ts';
import { recordPassword } from '../passwords.ts';
import { CLIENT_ID, CONFIRMATION_CODE, NEW_PASSWORD, USERNAME } from '../shapes.ts';
import { identify } from '../users.ts';

/** The policy comes first: a password that breaks it costs neither the code nor an attempt. */
export const confirmForgotPassword: Operation = (context, input) => {
  const request = readInput(input, (fields) => ({
    clientId: fields.string('ClientId', CLIENT_ID),
    username: fields.string('Username', USERNAME),
    code: fields.string('ConfirmationCode', CONFIRMATION_CODE),
    password: fields.string('Password', NEW_PASSWORD),
  }));
  requireClient(context, request.clientId);
  checkPolicy(request.password);
  const { sub, user } = identify(context, request.username);
  countAttempt(context, 'confirmForgotPassword', sub);
  if (user === null || user.disabled) throw wrongCode();
  checkCode(context, user, 'reset', request.code);
  user.password = recordPassword(context, user.sub, request.password);
  user.resetCode = null;
  if (user.status === 'RESET_REQUIRED') user.status = 'CONFIRMED';
  user.modifiedAt = context.now;
  return {};
};
