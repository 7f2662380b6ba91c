import { admit } from '../admit.ts';
import type { OperationContext } from '../context.ts';
import { invalidSession, required } from '../errors.ts';
import { invalidParameter, ServiceError } from '../../kit/aws-errors.ts';
import { isPassword } from '../passwords.ts';
import { closeSignIn, countSessionFailure, openSession } from '../sessions.ts';
import { askForCode, CODE_CHALLENGES } from './ask-for-code.ts';
import { askForPassword } from './ask-for-password.ts';
import { requireChallenge, type ChallengeResponder, type OpenChallenge } from './challenge.ts';
import { nextChallenge } from './next-challenge.ts';

/** Starts the chosen first factor. The Session stays open for another choice. */
export const respondSelectChallenge: ChallengeResponder = (context, response) => {
  const answer = required(response.responses, 'ANSWER');
  const chosen = requireChallenge(context, response);
  const { record, user } = chosen;
  if (!record.factors?.includes(answer)) {
    throw invalidParameter(`${answer} is not a challenge that this user can choose.`);
  }
  if (answer === 'PASSWORD') return provePassword(context, chosen, response.responses);
  if (answer === 'PASSWORD_SRP') {
    const asked = askForPassword(context, { sub: user.sub, user }, response.responses);
    return {
      ...asked,
      Session: openSession(context, { ...record, challenge: asked.ChallengeName }),
    };
  }
  const sent = CODE_CHALLENGES.find((name) => name === answer);
  if (sent === undefined) throw invalidSession();
  return askForCode(context, user, sent, { kept: { signInId: record.signInId }, digits: 8 });
};

function provePassword(
  context: OperationContext,
  { session, record, user }: OpenChallenge,
  responses: Record<string, string>,
): object {
  const password = required(responses, 'PASSWORD');
  try {
    const admitted = admit(context, { sub: user.sub, user }, (known) =>
      isPassword(context, user.sub, password, known),
    );
    closeSignIn(context.state, record.signInId);
    return nextChallenge(context, admitted, record.due);
  } catch (error) {
    if (error instanceof ServiceError) countSessionFailure(context.state, session);
    throw error;
  }
}
