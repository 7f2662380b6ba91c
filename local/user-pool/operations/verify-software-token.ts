import { authenticate } from '../access.ts';
import { findSetUpSession } from '../challenges/set-up-session.ts';
import type { Operation, OperationContext } from '../context.ts';
import { missingParameter } from '../../kit/aws-errors.ts';
import { readInput } from '../../kit/aws-input.ts';
import { closeSession, openSession } from '../sessions.ts';
import { FRIENDLY_NAME, SESSION, TOKEN, USER_CODE } from '../shapes.ts';
import { verifyFirstCode } from '../software-token.ts';

interface FirstCode {
  code: string;
  friendlyName: string;
  now: number;
}

/** The same Session may be used again after a wrong code. */
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

function verifyBySession(context: OperationContext, session: string, attempt: FirstCode): object {
  const { record, user } = findSetUpSession(context, session);
  verifyFirstCode(user, record.pendingSecret, attempt);
  closeSession(context.state, session);
  const verified = openSession(context, { ...record, pendingSecret: null, tokenVerified: true });
  return { Status: 'SUCCESS', Session: verified };
}
