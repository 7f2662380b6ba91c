import { authenticate } from '../access.ts';
import { factorsToSetUp } from '../challenges/second-factor.ts';
import type { Operation, OperationContext } from '../context.ts';
import { missingParameter, notAuthorized } from '../errors.ts';
import { readInput } from '../input.ts';
import { findSession, openSession } from '../sessions.ts';
import { SESSION, TOKEN } from '../shapes.ts';
import { SOFTWARE_TOKEN_MFA } from '../software-token.ts';
import { newTotpSecret } from '../totp.ts';

/**
 * A new secret, which replaces an active one only once VerifySoftwareToken has seen a code of it.
 * A federated user's second factor is the provider's: the pool refuses, in the form in which it
 * refuses ChangePassword to them.
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

/** The old Session stays good for another secret: asking twice must not end the sign-in. */
function associateBySession(context: OperationContext, session: string): object {
  const record = findSession(context, session, 'MFA_SETUP');
  const user = context.state.users[record.sub];
  if (user === undefined || !factorsToSetUp(user).includes(SOFTWARE_TOKEN_MFA)) {
    throw notAuthorized('Invalid session for the user.');
  }
  const pendingSecret = newTotpSecret(context.randomBytes);
  return {
    SecretCode: pendingSecret,
    Session: openSession(context, { ...record, pendingSecret }),
  };
}
