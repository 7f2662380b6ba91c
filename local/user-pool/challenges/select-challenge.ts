import { admit } from '../admit.ts';
import type { OperationContext } from '../context.ts';
import { invalidSession } from '../errors.ts';
import { invalidParameter, missingParameter, ServiceError } from '../../kit/aws-errors.ts';
import { required } from '../parameters.ts';
import { isPassword } from '../passwords.ts';
import { closeSignIn, countSessionFailure, findSession, openSession } from '../sessions.ts';
import type { ChallengeSession } from '../state.ts';
import { identify, type Identified } from '../users.ts';
import { askForCode, CODE_CHALLENGES } from './ask-for-code.ts';
import { askForPassword } from './ask-for-password.ts';
import { nextChallenge } from './next-challenge.ts';
import type { ChallengeResponder, ChallengeResponse } from './response.ts';

const SELECT_CHALLENGE = 'SELECT_CHALLENGE';

/** Starts the chosen first factor. The Session stays open for another choice. */
export const respondSelectChallenge: ChallengeResponder = (context, response) => {
  const answer = required(response.responses, 'ANSWER');
  const chosen = requireChoice(context, response);
  if (!chosen.record.factors?.includes(answer)) {
    throw invalidParameter(`${answer} is not a challenge that this user can choose.`);
  }
  if (answer === 'PASSWORD') return provePassword(context, chosen, response.responses);
  if (answer === 'PASSWORD_SRP') return startPassword(context, chosen, response.responses);
  const sent = CODE_CHALLENGES.find((name) => name === answer);
  if (sent === undefined || chosen.identified.user === null) {
    throw invalidSession();
  }
  const { signInId } = chosen.record;
  return askForCode(context, chosen.identified.user, sent, { kept: { signInId }, digits: 8 });
};

/** PASSWORD and PASSWORD_SRP may be answered directly, without SELECT_CHALLENGE. */
export const respondChosenPassword: ChallengeResponder = (context, response) =>
  respondSelectChallenge(context, {
    ...response,
    challenge: SELECT_CHALLENGE,
    responses: { ...response.responses, ANSWER: response.challenge },
  });

interface Choice {
  session: string;
  record: ChallengeSession;
  identified: Identified;
}

/** Like `requireChallenge`, but for unknown users as well. */
function requireChoice(
  context: OperationContext,
  { challenge, session, responses }: ChallengeResponse,
): Choice {
  const identified = identify(context, required(responses, 'USERNAME'));
  if (session === undefined) throw missingParameter('Session');
  const record = findSession(context, session, challenge);
  if (record.sub !== identified.sub) throw invalidSession();
  return { session, record, identified };
}

function provePassword(
  context: OperationContext,
  { session, record, identified }: Choice,
  responses: Record<string, string>,
): object {
  const password = required(responses, 'PASSWORD');
  try {
    const user = admit(context, identified, (known) =>
      isPassword(context, identified.sub, password, known),
    );
    closeSignIn(context.state, record.signInId);
    return nextChallenge(context, user, record.due);
  } catch (error) {
    if (error instanceof ServiceError) countSessionFailure(context.state, session);
    throw error;
  }
}

function startPassword(
  context: OperationContext,
  { record, identified }: Choice,
  responses: Record<string, string>,
): object {
  const asked = askForPassword(context, identified, responses);
  const session = openSession(context, { ...record, challenge: asked.ChallengeName });
  return { ...asked, Session: session };
}
