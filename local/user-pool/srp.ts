import { createDiffieHellman, createHash, createHmac } from 'node:crypto';

/**
 * The server's half of SRP-6a (RFC 5054) in Cognito's variant: SHA-256, the 3072-bit group of RFC
 * 3526 with g = 2, and numbers hashed in two's complement (`pad`).
 */

export const N = BigInt(
  '0x' +
    'ffffffffffffffffc90fdaa22168c234c4c6628b80dc1cd129024e088a67cc74' +
    '020bbea63b139b22514a08798e3404ddef9519b3cd3a431b302b0a6df25f1437' +
    '4fe1356d6d51c245e485b576625e7ec6f44c42e9a637ed6b0bff5cb6f406b7ed' +
    'ee386bfb5a899fa5ae9f24117c4b1fe649286651ece45b3dc2007cb8a163bf05' +
    '98da48361c55d39a69163fa8fd24cf5f83655d23dca3ad961c62f356208552bb' +
    '9ed529077096966d670c354e4abc9804f1746c08ca18217c32905e462e36ce3b' +
    'e39e772c180e86039b2783a2ec07a28fb5c55df06f4c52c9de2bcbf695581718' +
    '3995497cea956ae515d2261898fa051015728e5a8aaac42dad33170d04507a33' +
    'a85521abdf1cba64ecfb850458dbef0a8aea71575d060c7db3970f85a6e1e4c7' +
    'abf5ae8cdb0933d71e8c94e04a25619dcee3d2261ad2ee6bf12ffa06d98a0864' +
    'd87602733ec86a64521f2b18177b200cbbe117577a615d6c770988c0bad946e2' +
    '08e24fa074e5ab3143db5bfce0fd108e4b82d120a93ad2caffffffffffffffff',
);
const g = 2n;

/** The length of N, hence the maximum length of public values and verifiers. */
export const GROUP_BYTES = 384;

const KEY_INFO = Buffer.concat([Buffer.from('Caldera Derived Key'), Buffer.of(1)]);
const KEY_BYTES = 16;

const MODULUS = toBytes(N, GROUP_BYTES);

const k = toNumber(sha256(pad(N), pad(g)));

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
 * OpenSSL refuses the bases 0, 1 and N - 1.
 */
export function power(base: bigint, exponent: bigint): bigint {
  const key = base % N;
  if (key < 2n) return key;
  if (key === N - 1n) return exponent % 2n === 0n ? 1n : key;
  const group = createDiffieHellman(MODULUS, Number(g));
  group.setPrivateKey(pad(exponent));
  return toNumber(group.computeSecret(toBytes(key, GROUP_BYTES)));
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
