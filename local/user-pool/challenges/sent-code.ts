import { checkCode } from '../codes.ts';
import { required } from '../parameters.ts';
import type { UserRecord } from '../state.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { requireChallenge, type ChallengeResponder } from './response.ts';
import { countingFailures } from './counting-failures.ts';

/** Answers SMS_MFA, SMS_OTP and EMAIL_OTP. */
export const respondSentCode: ChallengeResponder = (context, response) => {
  const code = required(response.responses, `${response.challenge}_CODE`);
  const open = requireChallenge(context, response);
  const { record, user } = open;
  countingFailures(context, open, () => checkCode(context, user, 'sign in', code));
  delete user.signInCode;
  if (record.emailToSetUp !== undefined) addEmailFactor(user, record.emailToSetUp);
  return completeSignIn(context, open, response.responses['DEVICE_KEY']);
};

function addEmailFactor(user: UserRecord, email: string): void {
  user.factorEmail = email;
  if (user.trait === 'choice-of-set-up' || user.trait === 'email-set-up') delete user.trait;
}
