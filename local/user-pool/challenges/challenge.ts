import type { OperationContext } from '../context.ts';
import { invalidSession, required } from '../errors.ts';
import { missingParameter } from '../../kit/aws-errors.ts';
import { findSession, openSession, type SessionDetails } from '../sessions.ts';
import type { ChallengeSession, UserRecord } from '../state.ts';
import { identify, type Identified } from '../users.ts';

export interface IssuedChallenge {
  ChallengeName: string;
  Session: string;
  ChallengeParameters: Record<string, string>;
  /** SELECT_CHALLENGE only. */
  AvailableChallenges?: readonly string[];
}

interface Asked {
  sub: string;
  name: string;
  parameters?: Record<string, string>;
  /** Further data for the Session; `challenge` if the answer's challenge name differs from `name`. */
  kept?: Partial<SessionDetails>;
}

/** Issues a challenge with a new Session. */
export function issueChallenge(
  context: OperationContext,
  { sub, name, parameters = {}, kept = {} }: Asked,
): IssuedChallenge {
  return {
    ChallengeName: name,
    Session: openSession(context, { sub, challenge: name, ...kept }),
    ChallengeParameters: { USER_ID_FOR_SRP: sub, ...parameters },
  };
}

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

/** Finds the valid Session of a response, whose user USERNAME must name, even if there is no such user. */
export function findChallenge(
  context: OperationContext,
  { challenge, session, responses }: ChallengeResponse,
): Omit<OpenChallenge, 'user'> & { identified: Identified } {
  const username = required(responses, 'USERNAME');
  if (session === undefined) throw missingParameter('Session');
  const record = findSession(context, session, challenge);
  const identified = identify(context, username);
  if (identified.sub !== record.sub) throw invalidSession();
  return { session, record, identified };
}

/** Finds the valid Session of a response and its user. */
export function requireChallenge(
  context: OperationContext,
  response: ChallengeResponse,
): OpenChallenge {
  const { session, record, identified } = findChallenge(context, response);
  const { user } = identified;
  if (user === null) throw invalidSession();
  return { session, record, user };
}
