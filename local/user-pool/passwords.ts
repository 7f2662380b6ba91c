import { createHmac } from 'node:crypto';
import type { OperationContext } from './context.ts';
import { keyedHash, sameBytes } from './secrets.ts';
import { fromHex, GROUP_BYTES, N, privateKey, toBytes, toNumber, verifierOf } from './srp.ts';
import type { PasswordRecord } from './state.ts';

const SALT_BYTES = 16;

export function recordPassword(
  { pool, randomBytes }: OperationContext,
  sub: string,
  password: string,
): PasswordRecord {
  const salt = toNumber(randomBytes(SALT_BYTES)).toString(16);
  return { salt, verifier: verifier(pool.name, sub, password, salt).toString(16) };
}

export function isPassword(
  { pool }: OperationContext,
  sub: string,
  password: string,
  record: PasswordRecord,
): boolean {
  const claimed = toBytes(verifier(pool.name, sub, password, record.salt), GROUP_BYTES);
  return sameBytes(claimed, toBytes(fromHex(record.verifier), GROUP_BYTES));
}

/** A stable record for an unknown user, which no password matches. */
export function simulatedPassword(secret: string, sub: string): PasswordRecord {
  const salt = keyedHash(secret, 'simulated salt', sub).subarray(0, SALT_BYTES);
  const seed = keyedHash(secret, 'simulated verifier', sub);
  const blocks = Array.from({ length: GROUP_BYTES / 32 }, (_, block) =>
    createHmac('sha256', seed).update(Buffer.of(block)).digest(),
  );
  return {
    salt: toNumber(salt).toString(16),
    verifier: (toNumber(Buffer.concat(blocks)) % N).toString(16),
  };
}

function verifier(poolName: string, sub: string, password: string, salt: string): bigint {
  return verifierOf(privateKey(poolName, sub, password, salt));
}
