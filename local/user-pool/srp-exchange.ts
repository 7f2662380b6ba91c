import type { OperationContext } from './context.ts';
import { incorrectCredentials, required, sessionExpired } from './errors.ts';
import { invalidParameter } from '../kit/aws-errors.ts';
import { seal, unseal, type SrpExchange } from './secret-block.ts';
import { hashOf, sameBytes } from './secrets.ts';
import {
  fromHex,
  parsePublic,
  proofOf,
  scramble,
  serverPublic,
  serverSecret,
  sessionKey,
  toNumber,
} from './srp.ts';
import type { PasswordRecord } from './state.ts';

const SECRET_BLOCK_MS = 180_000;
/** 256 bits, the minimum of RFC 5054 section 2.5.3. */
const SERVER_EXPONENT_BYTES = 32;

export interface Proof {
  secretBlock: Buffer;
  /** In its canonical form, as the client signed it. */
  timestamp: string;
  signature: Buffer;
}

/** Throws InvalidParameterException for an invalid public value. */
export function readPublicValue(parameters: Record<string, string>): bigint {
  const A = parsePublic(required(parameters, 'SRP_A'));
  if (A === null) throw invalidParameter('SRP_A is not a valid public value.');
  return A;
}

/** Returns the challenge parameters. */
export function startExchange(
  context: OperationContext,
  { sub, password, A }: { sub: string; password: PasswordRecord; A: bigint },
) {
  const b = toNumber(context.randomBytes(SERVER_EXPONENT_BYTES));
  const B = serverPublic(fromHex(password.verifier), b);
  const block = seal(context, { sub, A, B, b, expiresAt: context.now + SECRET_BLOCK_MS });
  return {
    SALT: password.salt,
    SRP_B: B.toString(16),
    SECRET_BLOCK: block.toString('base64'),
  };
}

export function readProof(responses: Record<string, string>): Proof {
  return {
    secretBlock: Buffer.from(required(responses, 'PASSWORD_CLAIM_SECRET_BLOCK'), 'base64'),
    timestamp: readTimestamp(required(responses, 'TIMESTAMP')),
    signature: Buffer.from(required(responses, 'PASSWORD_CLAIM_SIGNATURE'), 'base64'),
  };
}

function readTimestamp(text: string): string {
  const timestamp = canonicalTimestamp(text);
  if (timestamp !== null) return timestamp;
  throw invalidParameter('TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.');
}

/** Opens the secret block, which cannot be used again. */
export function spendExchange(context: OperationContext, { secretBlock }: Proof): SrpExchange {
  const { state, now } = context;
  const exchange = unseal(context, secretBlock);
  const hash = hashOf(secretBlock);
  if (exchange === null || Object.hasOwn(state.spentBlocks, hash)) throw incorrectCredentials();
  if (exchange.expiresAt <= now) throw sessionExpired();
  state.spentBlocks[hash] = now + SECRET_BLOCK_MS;
  return exchange;
}

/** `poolName` and `userId` name the user pool and the user, or a device's group and the device. */
export function isProofValid(
  { A, B, b }: SrpExchange,
  { secretBlock, timestamp, signature }: Proof,
  { poolName, userId, password }: { poolName: string; userId: string; password: PasswordRecord },
): boolean {
  const u = scramble(A, B);
  const key = sessionKey(serverSecret(A, fromHex(password.verifier), u, b), u);
  return sameBytes(signature, proofOf(key, { poolName, userId, secretBlock, timestamp }));
}

const TIMESTAMP = /^(\w{3} \w{3} )0?(\d{1,2} \d\d:\d\d:\d\d UTC \d{4})$/;

/**
 * The canonical form of TIMESTAMP, without a zero before the day; null for any other format. The
 * service accepts a padded day but verifies the canonical form, so that the proof fails as if the
 * password were wrong (github.com/qwigo/warrant/pull/12).
 *
 * Clock skew is not checked. A maintainer wrote in 2016 that clocks have to agree
 * (amazon-archives/amazon-cognito-identity-js#58), but clients ten minutes to over an hour off have
 * signed in since (#495 and #541 there, aws-amplify/amplify-js#6494).
 */
function canonicalTimestamp(text: string): string | null {
  const parts = TIMESTAMP.exec(text);
  return parts && `${parts[1]}${parts[2]}`;
}
