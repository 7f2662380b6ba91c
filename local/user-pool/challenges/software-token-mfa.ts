import { notAuthorized, ServiceError } from '../errors.ts';
import { required } from '../parameters.ts';
import { closeSignIn, countSessionFailure } from '../sessions.ts';
import { spendCode } from '../software-token.ts';
import { signIn } from '../tokens.ts';
import { openChallenge, type ChallengeResponder } from './response.ts';

/** A wrong or used code leaves the Session open for a few more. */
export const respondSoftwareTokenMfa: ChallengeResponder = async (context, response) => {
  const code = required(response.responses, 'SOFTWARE_TOKEN_MFA_CODE');
  const { session, record, user } = openChallenge(context, response);
  if (user.softwareToken === null) throw notAuthorized('Invalid session for the user.');
  try {
    spendCode(user.softwareToken, code, context.now);
  } catch (error) {
    if (error instanceof ServiceError) countSessionFailure(context.state, session);
    throw error;
  }
  closeSignIn(context.state, record.signInId);
  return { AuthenticationResult: await signIn(context, user), ChallengeParameters: {} };
};
