import { checkCode } from '../codes.ts';
import type { OperationContext } from '../context.ts';
import { invalidSession, required } from '../errors.ts';
import { ServiceError } from '../../kit/aws-errors.ts';
import { recordFailure, refuseWhileLocked } from '../lockout.ts';
import { countSessionFailure } from '../sessions.ts';
import { spendCode } from '../software-token.ts';
import type { UserRecord } from '../state.ts';
import { requireChallenge, type ChallengeResponder, type OpenChallenge } from './challenge.ts';
import { completeSignIn } from './complete-sign-in.ts';

export const respondSoftwareTokenMfa: ChallengeResponder = (context, response) => {
  const code = required(response.responses, 'SOFTWARE_TOKEN_MFA_CODE');
  const open = requireChallenge(context, response);
  const { softwareToken } = open.user;
  if (softwareToken === null) throw invalidSession();
  countingFailures(context, open, () => spendCode(softwareToken, code, context.now));
  return completeSignIn(context, open, response.responses['DEVICE_KEY']);
};

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

/**
 * Runs `check`, which throws for a wrong code, and counts a failure against the Session and the user.
 * According to Cognito's developer guide, five wrong codes start the same lockout as five wrong
 * passwords.
 */
function countingFailures(
  context: OperationContext,
  { session, user }: OpenChallenge,
  check: () => void,
): void {
  refuseWhileLocked(context, user.sub);
  try {
    check();
  } catch (error) {
    if (error instanceof ServiceError) {
      countSessionFailure(context.state, session);
      recordFailure(context, 'code', user.sub);
    }
    throw error;
  }
}
