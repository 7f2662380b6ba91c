import type { OperationContext } from '../context.ts';
import { invalidSession } from '../errors.ts';
import { missingParameter } from '../../kit/aws-errors.ts';
import { required } from '../parameters.ts';
import { findSession } from '../sessions.ts';
import type { ChallengeSession, UserRecord } from '../state.ts';
import { identify } from '../users.ts';

export interface ChallengeResponse {
  challenge: string;
  session: string | undefined;
  responses: Record<string, string>;
}

/** Returns tokens or the next challenge; throws ServiceError. */
export type ChallengeResponder = (
  context: OperationContext,
  response: ChallengeResponse,
) => object | Promise<object>;

export interface OpenChallenge {
  session: string;
  record: ChallengeSession;
  user: UserRecord;
}

/** Finds the valid Session of a response and its user, whom USERNAME must name. */
export function requireChallenge(
  context: OperationContext,
  { challenge, session, responses }: ChallengeResponse,
): OpenChallenge {
  const username = required(responses, 'USERNAME');
  if (session === undefined) throw missingParameter('Session');
  const record = findSession(context, session, challenge);
  const { user } = identify(context, username);
  if (user === null || user.sub !== record.sub) {
    throw invalidSession();
  }
  return { session, record, user };
}
