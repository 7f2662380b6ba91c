import { admit } from '../admit.ts';
import type { OperationContext } from '../context.ts';
import { requireConfirmed } from '../devices.ts';
import { incorrectCredentials, required } from '../errors.ts';
import { closeSignIn, findSession } from '../sessions.ts';
import { isProofValid, readProof, spendExchange } from '../srp-exchange.ts';
import type { ChallengeSession } from '../state.ts';
import { identify } from '../users.ts';
import { nextChallenge } from './next-challenge.ts';
import type { ChallengeResponder, ChallengeResponse } from './challenge.ts';

/**
 * An unknown device is refused before the secret block is spent, because clients then retry with the
 * same block and without the device.
 */
export const respondPasswordVerifier: ChallengeResponder = (context, response) => {
  const { responses } = response;
  const identified = identify(context, required(responses, 'USERNAME'));
  const { sub } = identified;
  const proof = readProof(responses);
  const record = earlierStep(context, response, sub);
  const deviceKey = responses['DEVICE_KEY'];
  if (deviceKey !== undefined) requireConfirmed(identified.user, deviceKey);

  const exchange = spendExchange(context, proof);
  if (exchange.sub !== sub) throw incorrectCredentials();
  const user = admit(context, identified, (password) =>
    isProofValid(exchange, proof, { poolName: context.pool.name, userId: sub, password }),
  );
  if (record !== undefined) closeSignIn(context.state, record.signInId);
  return nextChallenge(context, user, record?.due);
};

/** The Session of a sign-in with a choice of first factor; USER_SRP_AUTH starts without one. */
function earlierStep(
  context: OperationContext,
  { session, challenge }: ChallengeResponse,
  sub: string,
): ChallengeSession | undefined {
  if (session === undefined) return undefined;
  const record = findSession(context, session, challenge);
  if (record.sub !== sub) throw incorrectCredentials();
  return record;
}
