import { invalidSession } from '../errors.ts';
import { required } from '../parameters.ts';
import { spendCode } from '../software-token.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { requireChallenge, type ChallengeResponder } from './response.ts';
import { countingFailures } from './counting-failures.ts';

export const respondSoftwareTokenMfa: ChallengeResponder = (context, response) => {
  const code = required(response.responses, 'SOFTWARE_TOKEN_MFA_CODE');
  const open = requireChallenge(context, response);
  const { softwareToken } = open.user;
  if (softwareToken === null) throw invalidSession();
  countingFailures(context, open, () => spendCode(softwareToken, code, context.now));
  return completeSignIn(context, open, response.responses['DEVICE_KEY']);
};
