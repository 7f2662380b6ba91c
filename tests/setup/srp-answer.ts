import { srpTimestamp, type srpClient } from './srp-client.ts';

export interface ProofOverrides {
  timestamp?: string;
  secretBlock?: string;
  username?: string;
  signature?: string;
  deviceKey?: string;
  session?: string;
}

interface Exchange {
  poolName: string;
  /** Reads a parameter of the PASSWORD_VERIFIER challenge. */
  parameter: (name: string) => string;
  now: number;
}

/** A client's answer to PASSWORD_VERIFIER, apart from the overrides. */
export function srpAnswer(
  client: ReturnType<typeof srpClient>,
  { poolName, parameter, now }: Exchange,
  password: string,
  overrides: ProofOverrides,
) {
  const timestamp = overrides.timestamp ?? srpTimestamp(now);
  const secretBlock = overrides.secretBlock ?? parameter('SECRET_BLOCK');
  const userId = parameter('USER_ID_FOR_SRP');
  const [salt, B] = [parameter('SALT'), parameter('SRP_B')];
  const challenge = { poolName, userId, salt, B, secretBlock };
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ...(overrides.session !== undefined && { Session: overrides.session }),
    ChallengeResponses: {
      ...(overrides.deviceKey !== undefined && { DEVICE_KEY: overrides.deviceKey }),
      USERNAME: overrides.username ?? userId,
      PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
      PASSWORD_CLAIM_SIGNATURE: overrides.signature ?? client.sign(challenge, password, timestamp),
      TIMESTAMP: timestamp,
    },
  };
}
