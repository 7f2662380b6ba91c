import { authenticate } from '../access.ts';
import { factorsToSetUp } from '../challenges/second-factor.ts';
import type { Operation, OperationContext } from '../context.ts';
import { missingParameter, notAuthorized } from '../errors.ts';
import { readInput } from '../input.ts';
import { closeSession, findSession, openSession } from '../sessions.ts';
import { FRIENDLY_NAME, SESSION, TOKEN, USER_CODE } from '../shapes.ts';
import { SOFTWARE_TOKEN_MFA, verifyFirstCode } from '../software-token.ts';

interface FirstCode {
  code: string;
  friendlyName: string;
  now: number;
}

/** After a wrong code the same Session may try again. */
export const verifySoftwareToken: Operation = async (context, input) => {
  const request = readInput(input, (fields) => ({
    accessToken: fields.optionalString('AccessToken', TOKEN),
    session: fields.optionalString('Session', SESSION),
    code: fields.string('UserCode', USER_CODE),
    friendlyName: fields.optionalString('FriendlyDeviceName', FRIENDLY_NAME) ?? '',
  }));
  const attempt = { ...request, now: context.now };
  if (request.session !== undefined) return verifyBySession(context, request.session, attempt);
  if (request.accessToken === undefined) throw missingParameter('AccessToken');
  const user = await authenticate(context, request.accessToken);
  verifyFirstCode(user, user.pendingSecret, attempt);
  return { Status: 'SUCCESS' };
};

/**
 * Never for a user who already has a factor: a Session from before must not replace it without the
 * second factor.
 */
function verifyBySession(context: OperationContext, session: string, attempt: FirstCode): object {
  const record = findSession(context, session, 'MFA_SETUP');
  const user = context.state.users[record.sub];
  if (user === undefined || !factorsToSetUp(user).includes(SOFTWARE_TOKEN_MFA)) {
    throw notAuthorized('Invalid session for the user.');
  }
  verifyFirstCode(user, record.pendingSecret, attempt);
  closeSession(context.state, session);
  const verified = openSession(context, { ...record, pendingSecret: null, tokenVerified: true });
  return { Status: 'SUCCESS', Session: verified };
}
