import type { OperationContext } from '../context.ts';
import { invalidSession, required } from '../errors.ts';
import { invalidParameter, ServiceError } from '../../kit/aws-errors.ts';
import { isPasskeyOffered, WEB_AUTHN } from '../passkeys/passkeys.ts';
import { closeSignIn, countSessionFailure, openSession } from '../sessions.ts';
import type { UserRecord } from '../state.ts';
import { askForCode, CODE_CHALLENGES } from './ask-for-code.ts';
import { askForPassword } from './ask-for-password.ts';
import { findChallenge, type ChallengeResponder } from './challenge.ts';
import { admitBy } from './first-factors.ts';
import { nextChallenge } from './next-challenge.ts';
import { askForPasskey } from './web-authn.ts';

type Chosen = ReturnType<typeof findChallenge>;

/** Starts the chosen first factor. The Session stays open for another choice. */
export const respondSelectChallenge: ChallengeResponder = (context, response) => {
  const answer = required(response.responses, 'ANSWER');
  const chosen = findChallenge(context, response);
  const { record, identified } = chosen;
  if (!record.factors?.includes(answer)) {
    throw invalidParameter(`${answer} is not a challenge that this user can choose.`);
  }
  if (answer === 'PASSWORD') return provePassword(context, chosen, response.responses);
  if (answer === 'PASSWORD_SRP') {
    const asked = askForPassword(context, identified, response.responses);
    return {
      ...asked,
      Session: openSession(context, { ...record, challenge: asked.ChallengeName }),
    };
  }
  if (identified.user === null) throw invalidSession();
  return askOther(context, identified.user, answer, record.signInId);
};

function askOther(
  context: OperationContext,
  user: UserRecord,
  answer: string,
  signInId: string,
): object {
  if (answer === WEB_AUTHN && isPasskeyOffered(context, user)) {
    return askForPasskey(context, user, signInId);
  }
  const sent = CODE_CHALLENGES.find((name) => name === answer);
  if (sent === undefined) throw invalidSession();
  return askForCode(context, user, sent, { kept: { signInId }, digits: 8 });
}

function provePassword(
  context: OperationContext,
  { session, record, identified }: Chosen,
  responses: Record<string, string>,
): object {
  const password = required(responses, 'PASSWORD');
  try {
    const admitted = admitBy(context, identified, password);
    closeSignIn(context.state, record.signInId);
    return nextChallenge(context, admitted, record.due);
  } catch (error) {
    if (error instanceof ServiceError) countSessionFailure(context.state, session);
    throw error;
  }
}
