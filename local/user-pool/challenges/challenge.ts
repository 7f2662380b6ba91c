import type { OperationContext } from '../context.ts';
import { openSession, type SessionDetails } from '../sessions.ts';

export interface ChallengeAnswer {
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
  /** What the Session keeps besides; `challenge` where another name is answered than was asked. */
  kept?: Partial<SessionDetails>;
}

/** Asks for one more step, in a Session of its own. */
export function challenge(
  context: OperationContext,
  { sub, name, parameters = {}, kept = {} }: Asked,
): ChallengeAnswer {
  return {
    ChallengeName: name,
    Session: openSession(context, { sub, challenge: name, ...kept }),
    ChallengeParameters: { USER_ID_FOR_SRP: sub, ...parameters },
  };
}
