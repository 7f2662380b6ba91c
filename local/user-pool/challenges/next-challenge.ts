import type { OperationContext } from '../context.ts';
import { openSession } from '../sessions.ts';
import { SOFTWARE_TOKEN_MFA } from '../software-token.ts';
import type { UserRecord } from '../state.ts';

export interface ChallengeAnswer {
  ChallengeName: string;
  Session: string;
  ChallengeParameters: Record<string, string>;
}

/**
 * What still stands between a proven password and the tokens. MFA is required, so there is always
 * something: a password of one's own, then the authenticator, set up or asked for.
 */
export function nextChallenge(context: OperationContext, user: UserRecord): ChallengeAnswer {
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    const userAttributes = { email_verified: String(user.emailVerified), ...user.attributes };
    return challenge(context, user, 'NEW_PASSWORD_REQUIRED', {
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(userAttributes),
    });
  }
  if (user.softwareToken === null) {
    return challenge(context, user, 'MFA_SETUP', {
      MFAS_CAN_SETUP: JSON.stringify([SOFTWARE_TOKEN_MFA]),
    });
  }
  return challenge(context, user, SOFTWARE_TOKEN_MFA, {
    FRIENDLY_DEVICE_NAME: user.softwareToken.friendlyName,
  });
}

function challenge(
  context: OperationContext,
  { sub }: UserRecord,
  name: string,
  parameters: Record<string, string>,
): ChallengeAnswer {
  return {
    ChallengeName: name,
    Session: openSession(context, { sub, challenge: name }),
    ChallengeParameters: { USER_ID_FOR_SRP: sub, ...parameters },
  };
}
