import { checkCode } from '../codes.ts';
import { ServiceError } from '../errors.ts';
import { required } from '../parameters.ts';
import { countSessionFailure } from '../sessions.ts';
import type { UserRecord } from '../state.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { openChallenge, type ChallengeResponder } from './response.ts';

/** SMS_MFA, SMS_OTP and EMAIL_OTP. A wrong code leaves the Session open for a few more. */
export const respondSentCode: ChallengeResponder = (context, response) => {
  const code = required(response.responses, `${response.challenge}_CODE`);
  const open = openChallenge(context, response);
  const { session, record, user } = open;
  try {
    checkCode(context, user, 'sign in', code);
  } catch (error) {
    if (error instanceof ServiceError) countSessionFailure(context.state, session);
    throw error;
  }
  delete user.signInCode;
  if (record.emailToSetUp !== undefined) setUpEmail(user, record.emailToSetUp);
  return completeSignIn(context, open, response.responses['DEVICE_KEY']);
};

/** From now on codes go to this address instead of a set-up being asked for. */
function setUpEmail(user: UserRecord, email: string): void {
  user.factorEmail = email;
  user.trait = 'email-factor';
}
