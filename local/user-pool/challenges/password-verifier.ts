import type { OperationContext } from '../context.ts';
import {
  incorrectCredentials,
  invalidParameter,
  notAuthorized,
  ServiceError,
  sessionExpired,
} from '../errors.ts';
import { clearFailures, recordFailure, refuseWhileLocked } from '../lockout.ts';
import { required } from '../parameters.ts';
import { simulatedPassword } from '../passwords.ts';
import { SECRET_BLOCK_MS, unseal, type SrpExchange } from '../secret-block.ts';
import { hashOf, sameBytes } from '../secrets.ts';
import { parseTimestamp } from '../srp-timestamp.ts';
import { fromHex, proofOf, scramble, serverSecret, sessionKey } from '../srp.ts';
import type { PasswordRecord, UserRecord } from '../state.ts';
import { identify } from '../users.ts';
import { nextChallenge } from './next-challenge.ts';
import type { ChallengeResponder } from './response.ts';

const LARGEST_CLOCK_SKEW_MS = 5 * 60_000;

interface Proof {
  secretBlock: Buffer;
  timestamp: string;
  signature: Buffer;
}

/**
 * The proof of an SRP sign-in. An unknown user's is weighed like any other, in the same time and
 * with the same lock-out, and never holds.
 */
export const respondPasswordVerifier: ChallengeResponder = (context, { responses }) => {
  const username = required(responses, 'USERNAME');
  const proof = {
    secretBlock: Buffer.from(required(responses, 'PASSWORD_CLAIM_SECRET_BLOCK'), 'base64'),
    timestamp: required(responses, 'TIMESTAMP'),
    signature: Buffer.from(required(responses, 'PASSWORD_CLAIM_SIGNATURE'), 'base64'),
  };
  const exchange = spend(context, proof);
  const { sub, user } = identify(context, username);
  if (exchange.sub !== sub) throw incorrectCredentials();

  refuseWhileLocked(context, sub);
  const password = user?.password ?? simulatedPassword(context.secret, sub);
  const holds = proofHolds(context, exchange, proof, password);
  if (!holds || user === null) {
    recordFailure(context, sub);
    throw incorrectCredentials();
  }
  clearFailures(context, sub);
  refuseUnusable(context, user);
  return nextChallenge(context, user);
};

/** Opens the secret block and makes it useless for a second answer. */
function spend(context: OperationContext, { secretBlock, timestamp }: Proof): SrpExchange {
  const { state, now } = context;
  const claimedAt = parseTimestamp(timestamp);
  if (claimedAt === null) {
    throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.');
  }
  const exchange = unseal(context, secretBlock);
  const hash = hashOf(secretBlock);
  if (exchange === null || Object.hasOwn(state.spentBlocks, hash)) throw incorrectCredentials();
  if (exchange.expiresAt <= now) throw sessionExpired();
  state.spentBlocks[hash] = now + SECRET_BLOCK_MS;
  if (Math.abs(claimedAt - now) > LARGEST_CLOCK_SKEW_MS) throw sessionExpired();
  return exchange;
}

function proofHolds(
  { pool }: OperationContext,
  { sub, A, B, b }: SrpExchange,
  { secretBlock, timestamp, signature }: Proof,
  password: PasswordRecord,
): boolean {
  const u = scramble(A, B);
  const key = sessionKey(serverSecret(A, fromHex(password.verifier), u, b), u);
  return sameBytes(
    signature,
    proofOf(key, { poolName: pool.name, userId: sub, secretBlock, timestamp }),
  );
}

function refuseUnusable({ now }: OperationContext, user: UserRecord): void {
  if (user.status === 'UNCONFIRMED') {
    throw new ServiceError('UserNotConfirmedException', 'User is not confirmed.');
  }
  const expiresAt = user.temporaryPasswordExpiresAt;
  if (expiresAt !== null && expiresAt <= now) {
    throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
  }
}
