import { EMAIL_ADDRESS } from '../attributes.ts';
import type { OperationContext } from '../context.ts';
import { invalidParameter } from '../../kit/aws-errors.ts';
import { askForCode } from './ask-for-code.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { requireChallenge, type ChallengeResponder, type OpenChallenge } from './response.ts';
import { factorsToSetUp } from './second-factor.ts';

/**
 * Expects the Session of VerifySoftwareToken, and prefers the new token, or an EMAIL address, which
 * then has to be verified with a code.
 */
export const respondMfaSetup: ChallengeResponder = (context, response) => {
  const open = requireChallenge(context, response);
  const email = response.responses['EMAIL'];
  if (email !== undefined) return askToVerifyEmail(context, open, email);
  const { record, user } = open;
  if (!record.tokenVerified) {
    throw invalidParameter('User has not verified software token mfa');
  }
  user.softwareTokenMfa = { enabled: true, preferred: true };
  if (user.trait === 'choice-of-set-up') delete user.trait;
  return completeSignIn(context, open, response.responses['DEVICE_KEY']);
};

/** Leaves the Session open, so that another address may be given. */
function askToVerifyEmail(
  context: OperationContext,
  { record, user }: OpenChallenge,
  email: string,
) {
  if (!factorsToSetUp(user).includes('EMAIL_OTP')) {
    throw invalidParameter('EMAIL_OTP cannot be set up by this user.');
  }
  if (!EMAIL_ADDRESS.test(email)) throw invalidParameter('Invalid email address format.');
  const kept = { signInId: record.signInId, emailToSetUp: email.toLowerCase() };
  return askForCode(context, user, 'EMAIL_OTP', { kept });
}
