import { checkCode } from '../codes.ts';
import { required } from '../parameters.ts';
import type { UserRecord } from '../state.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { openChallenge, type ChallengeResponder } from './response.ts';
import { countingFailures } from './weigh-code.ts';

/** Answers SMS_MFA, SMS_OTP and EMAIL_OTP. */
export const respondSentCode: ChallengeResponder = (context, response) => {
  const code = required(response.responses, `${response.challenge}_CODE`);
  const open = openChallenge(context, response);
  const { record, user } = open;
  countingFailures(context, open, () => checkCode(context, user, 'sign in', code));
  delete user.signInCode;
  if (record.emailToSetUp !== undefined) setUpEmail(user, record.emailToSetUp);
  return completeSignIn(context, open, response.responses['DEVICE_KEY']);
};

function setUpEmail(user: UserRecord, email: string): void {
  user.factorEmail = email;
  user.trait = 'email-factor';
}
