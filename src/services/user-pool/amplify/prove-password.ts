import { env } from '#src/config/env.ts';
import { opaqueOrNull, requireOpaque } from '#src/lib/service-values.ts';
import {
  newExponent,
  proofTimestamp,
  publicValue,
  signProof,
} from '#src/services/user-pool/srp-proof.ts';
import { revokeRefreshToken } from '#src/services/user-pool/revoke.ts';
import { callUserPool, fieldsOf } from './call-user-pool.ts';

const ClientId = env.userPool.clientId;

/**
 * Starts a sign-in and proves the password with SRP, without sending it. Abandons the sign-in at its next step, if there is
 * one; otherwise revokes the session that it has started. Throws the pool's error if the password is wrong.
 */
export async function provePassword(username: string, password: string): Promise<null> {
  const exponent = newExponent();
  const asked = await callUserPool('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: username, SRP_A: publicValue(exponent) },
    ClientId,
  });
  const parameters = fieldsOf(asked.get('ChallengeParameters'));
  const parameter = (name: string) => requireOpaque(parameters.get(name));
  const [userId, secretBlock] = [parameter('USER_ID_FOR_SRP'), parameter('SECRET_BLOCK')];
  const timestamp = proofTimestamp(new Date());
  const challenge = {
    poolName: env.userPool.id.split('_')[1] ?? '',
    userId,
    salt: parameter('SALT'),
    B: parameter('SRP_B'),
    secretBlock,
  };
  const session = opaqueOrNull(asked.get('Session'));
  const proved = await callUserPool('RespondToAuthChallenge', {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeResponses: {
      USERNAME: userId,
      PASSWORD_CLAIM_SECRET_BLOCK: secretBlock,
      PASSWORD_CLAIM_SIGNATURE: await signProof(exponent, challenge, password, timestamp),
      TIMESTAMP: timestamp,
    },
    ClientId,
    ...(session !== null && { Session: session }),
  });
  const token = opaqueOrNull(fieldsOf(proved.get('AuthenticationResult')).get('RefreshToken'));
  if (token !== null) revokeRefreshToken(token);
  return null;
}
