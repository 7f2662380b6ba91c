import { requireClient } from '../client.ts';
import { mailSignUpCode } from '../code-mail.ts';
import type { Operation } from '../context.ts';
import { simulatedDelivery } from '../delivery.ts';
import { invalidParameter } from '../errors.ts';
import { readInput } from '../input.ts';
import { countAttempt } from '../limits.ts';
import { CLIENT_ID, USERNAME } from '../shapes.ts';
import { identify } from '../users.ts';

export const resendConfirmationCode: Operation = (context, input) => {
  const request = readInput(input, (fields) => ({
    clientId: fields.string('ClientId', CLIENT_ID),
    username: fields.string('Username', USERNAME),
  }));
  requireClient(context, request.clientId);
  const { sub, user } = identify(context, request.username);
  if (user !== null && user.status !== 'UNCONFIRMED') {
    throw invalidParameter('User is already confirmed.');
  }
  countAttempt(context, 'resendConfirmationCode', sub);
  return {
    CodeDeliveryDetails:
      user === null
        ? simulatedDelivery(context.secret, request.username)
        : mailSignUpCode(context, user),
  };
};
