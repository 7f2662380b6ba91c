import { authenticate } from '../access.ts';
import { findSetUpSession } from '../challenges/set-up-session.ts';
import type { Operation, OperationContext } from '../context.ts';
import { missingParameter, notAuthorized } from '../../kit/aws-errors.ts';
import { readInput } from '../../kit/aws-input.ts';
import { openSession } from '../sessions.ts';
import { SESSION, TOKEN } from '../shapes.ts';
import { newTotpSecret } from '../totp.ts';

/**
 * Issues a new secret, which replaces an active one only once VerifySoftwareToken has accepted a
 * code of it. Federated users use their provider's MFA, so they are refused, as by ChangePassword.
 */
export const associateSoftwareToken: Operation = async (context, input) => {
  const { accessToken, session } = readInput(input, (fields) => ({
    accessToken: fields.optionalString('AccessToken', TOKEN),
    session: fields.optionalString('Session', SESSION),
  }));
  if (session !== undefined) return associateBySession(context, session);
  if (accessToken === undefined) throw missingParameter('AccessToken');
  const user = await authenticate(context, accessToken);
  if (user.federated !== undefined) {
    throw notAuthorized('User is not authorized to set up a software token.');
  }
  user.pendingSecret = newTotpSecret(context.randomBytes);
  return { SecretCode: user.pendingSecret };
};

/** The previous Session stays valid, so that requesting a second secret does not end the sign-in. */
function associateBySession(context: OperationContext, session: string): object {
  const { record } = findSetUpSession(context, session);
  const pendingSecret = newTotpSecret(context.randomBytes);
  return {
    SecretCode: pendingSecret,
    Session: openSession(context, { ...record, pendingSecret }),
  };
}
