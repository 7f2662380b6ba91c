import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { OperationContext } from './context.ts';
import { keyedHash } from './secrets.ts';
import { fromHex, GROUP_BYTES, toBytes } from './srp.ts';

/**
 * SECRET_BLOCK carries the server's half of an SRP exchange through the client, encrypted with
 * AES-256-GCM, so that initiated sign-ins take up no space in the state.
 */

export const SECRET_BLOCK_MS = 180_000;
/** 256 bits, the minimum of RFC 5054 section 2.5.3. */
export const SERVER_EXPONENT_BYTES = 32;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SUB_BYTES = 36;
const TIME_BYTES = 6;

export interface SrpExchange {
  /** Identifies the password: the user's `sub`, or the UUID in a device key. */
  sub: string;
  A: bigint;
  B: bigint;
  b: bigint;
  expiresAt: number;
}

const LAYOUT = [SUB_BYTES, TIME_BYTES, GROUP_BYTES, GROUP_BYTES, SERVER_EXPONENT_BYTES];
const BLOCK_BYTES = LAYOUT.reduce((sum, length) => sum + length, NONCE_BYTES + TAG_BYTES);

export function seal(context: OperationContext, exchange: SrpExchange): Buffer {
  const plain = Buffer.concat([
    Buffer.from(exchange.sub, 'latin1'),
    toBytes(BigInt(exchange.expiresAt), TIME_BYTES),
    toBytes(exchange.A, GROUP_BYTES),
    toBytes(exchange.B, GROUP_BYTES),
    toBytes(exchange.b, SERVER_EXPONENT_BYTES),
  ]);
  const nonce = Buffer.from(context.randomBytes(NONCE_BYTES));
  const cipher = createCipheriv(CIPHER, blockKey(context), nonce);
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]);
}

/** Null for anything that this pool did not seal. */
export function unseal(context: OperationContext, block: Buffer): SrpExchange | null {
  if (block.length !== BLOCK_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, blockKey(context), block.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(block.subarray(-TAG_BYTES));
  try {
    const sealed = block.subarray(NONCE_BYTES, -TAG_BYTES);
    return readExchange(Buffer.concat([decipher.update(sealed), decipher.final()]));
  } catch {
    return null;
  }
}

function readExchange(plain: Buffer): SrpExchange {
  let offset = 0;
  const next = (length: number) => plain.subarray(offset, (offset += length));
  const nextNumber = (length: number) => fromHex(next(length).toString('hex'));
  return {
    sub: next(SUB_BYTES).toString('latin1'),
    expiresAt: Number(nextNumber(TIME_BYTES)),
    A: nextNumber(GROUP_BYTES),
    B: nextNumber(GROUP_BYTES),
    b: nextNumber(SERVER_EXPONENT_BYTES),
  };
}

function blockKey({ secret, pool }: OperationContext): Buffer {
  return keyedHash(secret, 'secret block', `${pool.id} ${pool.clientId}`);
}
