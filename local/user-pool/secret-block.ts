import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { OperationContext } from './context.ts';
import { keyedHash } from './secrets.ts';
import { fromHex } from './srp.ts';

/**
 * SECRET_BLOCK carries the server's half of an SRP exchange through the client, encrypted with
 * AES-256-GCM, so that initiated sign-ins take up no space in the state.
 */

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface SrpExchange {
  /** Identifies the password: the user's `sub`, or the UUID in a device key. */
  sub: string;
  A: bigint;
  B: bigint;
  b: bigint;
  expiresAt: number;
}

export function seal(context: OperationContext, exchange: SrpExchange): Buffer {
  const { sub, A, B, b, expiresAt } = exchange;
  const parts = [sub, String(expiresAt), ...[A, B, b].map((value) => value.toString(16))];
  const nonce = Buffer.from(context.randomBytes(NONCE_BYTES));
  const cipher = createCipheriv(CIPHER, blockKey(context), nonce);
  const sealed = Buffer.concat([cipher.update(parts.join(' ')), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]);
}

/** Null for anything that this pool did not seal. */
export function unseal(context: OperationContext, block: Buffer): SrpExchange | null {
  try {
    const nonce = block.subarray(0, NONCE_BYTES);
    const options = { authTagLength: TAG_BYTES };
    const decipher = createDecipheriv(CIPHER, blockKey(context), nonce, options);
    decipher.setAuthTag(block.subarray(-TAG_BYTES));
    const sealed = block.subarray(NONCE_BYTES, -TAG_BYTES);
    const plain = Buffer.concat([decipher.update(sealed), decipher.final()]).toString();
    const [sub = '', expiresAt, A = '', B = '', b = ''] = plain.split(' ');
    return { sub, A: fromHex(A), B: fromHex(B), b: fromHex(b), expiresAt: Number(expiresAt) };
  } catch {
    return null;
  }
}

function blockKey({ secret, pool }: OperationContext): Buffer {
  return keyedHash(secret, 'secret block', `${pool.id} ${pool.clientId}`);
}
