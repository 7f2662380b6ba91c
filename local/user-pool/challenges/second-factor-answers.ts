import { EMAIL_ADDRESS } from '../attributes.ts';
import type { OperationContext } from '../context.ts';
import { required } from '../errors.ts';
import { invalidParameter } from '../../kit/aws-errors.ts';
import { closeSignIn } from '../sessions.ts';
import { SOFTWARE_TOKEN_MFA } from '../software-token.ts';
import { askForCode, CODE_CHALLENGES } from './ask-for-code.ts';
import {
  issueChallenge,
  requireChallenge,
  type ChallengeResponder,
  type OpenChallenge,
} from './challenge.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { factorsToChoose, factorsToSetUp } from './second-factor.ts';

export const respondSelectMfaType: ChallengeResponder = (context, response) => {
  const answer = required(response.responses, 'ANSWER');
  const { record, user } = requireChallenge(context, response);
  if (!factorsToChoose(user).includes(answer)) {
    throw invalidParameter(`${answer} is not a method that this user can choose.`);
  }
  const sent = CODE_CHALLENGES.find((name) => name === answer);
  const asked =
    sent === undefined
      ? issueChallenge(context, {
          sub: user.sub,
          name: SOFTWARE_TOKEN_MFA,
          parameters: { FRIENDLY_DEVICE_NAME: user.softwareToken?.friendlyName ?? '' },
        })
      : askForCode(context, user, sent);
  closeSignIn(context.state, record.signInId);
  return asked;
};

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
