import { createDiffieHellman, createHash, createHmac, getDiffieHellman } from 'node:crypto';

/**
 * The server's half of SRP-6a (RFC 5054) in Cognito's variant: SHA-256, the 3072-bit group of RFC
 * 3526 with g = 2, and numbers hashed in two's complement (`pad`).
 */

/** Node's table of RFC 3526. */
export const N = toNumber(getDiffieHellman('modp15').getPrime());
const g = 2n;

/** The length of N, hence the maximum length of public values and verifiers. */
export const GROUP_BYTES = 384;

const KEY_INFO = Buffer.concat([Buffer.from('Caldera Derived Key'), Buffer.of(1)]);
const KEY_BYTES = 16;

const MODULUS = toBytes(N, GROUP_BYTES);

const k = toNumber(sha256(pad(N), pad(g)));

/** Made once, because since Node 24 OpenSSL takes over a second to check it. */
const group = createDiffieHellman(MODULUS, Number(g));

export interface ClaimedProof {
  poolName: string;
  userId: string;
  secretBlock: Uint8Array;
  /** Such as `Sat Nov 21 00:48:27 UTC 2026`. */
  timestamp: string;
}

/** Big-endian bytes with a leading zero byte where the top bit is set. */
function pad(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

/** Big-endian bytes of a fixed length. */
export function toBytes(value: bigint, length: number): Buffer {
  return Buffer.from(value.toString(16).padStart(2 * length, '0'), 'hex');
}

export function fromHex(hex: string): bigint {
  return BigInt(`0x${hex}`);
}

export function toNumber(bytes: Uint8Array): bigint {
  return fromHex(Buffer.from(bytes).toString('hex'));
}

/**
 * base^exponent mod N, computed as the secret of a Diffie-Hellman exchange, because OpenSSL takes a tenth of BigInt's time.
 * OpenSSL refuses the bases 0, 1 and N - 1, and since Node 22 every base that isn't a square, so the exchange is about the
 * base's square.
 */
export function power(base: bigint, exponent: bigint): bigint {
  const key = base % N;
  if (key < 2n) return key;
  if (key === N - 1n) return exponent % 2n === 0n ? 1n : key;
  group.setPrivateKey(pad(exponent / 2n));
  const ofSquare = toNumber(group.computeSecret(toBytes((key * key) % N, GROUP_BYTES)));
  return exponent % 2n === 0n ? ofSquare : (ofSquare * key) % N;
}

/** x, the exponent of the verifier g^x. `salt` is hex. */
export function privateKey(
  poolName: string,
  userId: string,
  password: string,
  salt: string,
): bigint {
  const identity = sha256(Buffer.from(`${poolName}${userId}:${password}`));
  return toNumber(sha256(pad(fromHex(salt)), identity));
}

export function verifierOf(x: bigint): bigint {
  return power(g, x);
}

/** B = k·v + g^b. */
export function serverPublic(verifier: bigint, b: bigint): bigint {
  return (k * verifier + power(g, b)) % N;
}

/** The client's A, or null unless 0 < A < N. */
export function parsePublic(hex: string): bigint | null {
  if (!/^[\da-f]+$/i.test(hex) || hex.length > 2 * GROUP_BYTES + 2) return null;
  const value = fromHex(hex);
  return value > 0n && value < N ? value : null;
}

export function scramble(A: bigint, B: bigint): bigint {
  return toNumber(sha256(pad(A), pad(B)));
}

/** The server's S = (A·v^u)^b. */
export function serverSecret(A: bigint, verifier: bigint, u: bigint, b: bigint): bigint {
  return power(A * power(verifier, u), b);
}

/** HKDF (RFC 5869) of the shared secret, salted with u and truncated to 16 bytes. */
export function sessionKey(S: bigint, u: bigint): Buffer {
  const extracted = createHmac('sha256', pad(u)).update(pad(S)).digest();
  return createHmac('sha256', extracted).update(KEY_INFO).digest().subarray(0, KEY_BYTES);
}

/** The expected PASSWORD_CLAIM_SIGNATURE, before base64. */
export function proofOf(key: Uint8Array, claim: ClaimedProof): Buffer {
  return createHmac('sha256', key)
    .update(claim.poolName)
    .update(claim.userId)
    .update(claim.secretBlock)
    .update(claim.timestamp)
    .digest();
}

function sha256(...parts: Uint8Array[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}
