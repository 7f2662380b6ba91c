import { notAuthorized, ServiceError } from '../errors.ts';
import { required } from '../parameters.ts';
import { countSessionFailure } from '../sessions.ts';
import { spendCode } from '../software-token.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { openChallenge, type ChallengeResponder } from './response.ts';

/** A wrong or used code leaves the Session open for a few more. */
export const respondSoftwareTokenMfa: ChallengeResponder = (context, response) => {
  const code = required(response.responses, 'SOFTWARE_TOKEN_MFA_CODE');
  const open = openChallenge(context, response);
  const { session, user } = open;
  if (user.softwareToken === null) throw notAuthorized('Invalid session for the user.');
  try {
    spendCode(user.softwareToken, code, context.now);
  } catch (error) {
    if (error instanceof ServiceError) countSessionFailure(context.state, session);
    throw error;
  }
  return completeSignIn(context, open, response.responses['DEVICE_KEY']);
};
