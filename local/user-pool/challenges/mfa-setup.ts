import { invalidParameter } from '../errors.ts';
import { closeSignIn } from '../sessions.ts';
import { signIn } from '../tokens.ts';
import { openChallenge, type ChallengeResponder } from './response.ts';

/** Takes the Session that VerifySoftwareToken gave; the new token becomes the preferred method. */
export const respondMfaSetup: ChallengeResponder = async (context, response) => {
  const { record, user } = openChallenge(context, response);
  if (!record.tokenVerified) {
    throw invalidParameter('User has not verified software token mfa');
  }
  closeSignIn(context.state, record.signInId);
  user.softwareTokenMfa = { enabled: true, preferred: true };
  return { AuthenticationResult: await signIn(context, user), ChallengeParameters: {} };
};
