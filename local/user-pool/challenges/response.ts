import type { OperationContext } from '../context.ts';
import { missingParameter, notAuthorized } from '../errors.ts';
import { required } from '../parameters.ts';
import { findSession } from '../sessions.ts';
import type { ChallengeSession, UserRecord } from '../state.ts';
import { identify } from '../users.ts';

/** A client's answer to a challenge. */
export interface ChallengeResponse {
  challenge: string;
  session: string | undefined;
  responses: Record<string, string>;
}

/** Throws what RespondToAuthChallenge answers; gives tokens or the next challenge. */
export type ChallengeResponder = (
  context: OperationContext,
  response: ChallengeResponse,
) => object | Promise<object>;

export interface OpenChallenge {
  session: string;
  record: ChallengeSession;
  user: UserRecord;
}

/** The live Session of a response and its user, who has to be the one that USERNAME names. */
export function openChallenge(
  context: OperationContext,
  { challenge, session, responses }: ChallengeResponse,
): OpenChallenge {
  const username = required(responses, 'USERNAME');
  if (session === undefined) throw missingParameter('Session');
  const record = findSession(context, session, challenge);
  const { user } = identify(context, username);
  if (user === null || user.sub !== record.sub) {
    throw notAuthorized('Invalid session for the user.');
  }
  return { session, record, user };
}
