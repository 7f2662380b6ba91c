import type { OperationContext } from '../context.ts';
import { openSession, type SessionDetails } from '../sessions.ts';

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
