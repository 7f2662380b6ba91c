import { invalidParameter } from '../../kit/aws-errors.ts';
import { required } from '../parameters.ts';
import { closeSignIn } from '../sessions.ts';
import { SOFTWARE_TOKEN_MFA } from '../software-token.ts';
import { askForCode, CODE_CHALLENGES } from './ask-for-code.ts';
import { issueChallenge } from './challenge.ts';
import { requireChallenge, type ChallengeResponder } from './response.ts';
import { factorsToChoose } from './second-factor.ts';

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
