import {
  createDiffieHellman,
  createHash,
  createHmac,
  getDiffieHellman,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

/**
 * The client's half of SRP-6a in Cognito's variant, written independently of local/user-pool/srp.ts: the group comes from
 * Node's own RFC 3526 table and the key from Node's own HKDF.
 */

const PRIME = getDiffieHellman('modp15').getPrime();
const N = big(PRIME.toString('hex'));
const g = 2n;
const k = hash(signed(N), signed(g));

interface SrpChallenge {
  poolName: string;
  userId: string;
  salt: string;
  B: string;
  secretBlock: string;
}

export interface SrpClient {
  /** In hex, as SRP_A. */
  A: string;
  /** PASSWORD_CLAIM_SIGNATURE for a challenge. */
  sign(challenge: SrpChallenge, password: string, timestamp: string): string;
  /** The derived key, before it signs anything. */
  key(challenge: SrpChallenge, password: string): Buffer;
}

/** @param a the secret exponent in hex; by default 128 random bytes */
export function srpClient(a = randomBytes(128).toString('hex')): SrpClient {
  const exponent = big(a);
  const A = power(g, exponent);

  function key({ B, ...identity }: SrpChallenge, password: string): Buffer {
    const u = hash(signed(A), signed(big(B)));
    const x = privateKey(identity, password);
    const base = (((big(B) - k * power(g, x)) % N) + N) % N;
    const S = power(base, exponent + u * x);
    return Buffer.from(hkdfSync('sha256', signed(S), signed(u), 'Caldera Derived Key', 16));
  }

  return {
    A: A.toString(16),
    key,
    sign: (challenge, password, timestamp) =>
      createHmac('sha256', key(challenge, password))
        .update(challenge.poolName + challenge.userId)
        .update(Buffer.from(challenge.secretBlock, 'base64'))
        .update(timestamp)
        .digest('base64'),
  };
}

/** v = g^x in hex, which the server stores for a password. */
export function srpVerifier(
  { poolName, userId, salt }: Pick<SrpChallenge, 'poolName' | 'userId' | 'salt'>,
  password: string,
): string {
  return power(g, privateKey({ poolName, userId, salt }, password)).toString(16);
}

function privateKey(
  { poolName, userId, salt }: Pick<SrpChallenge, 'poolName' | 'userId' | 'salt'>,
  password: string,
): bigint {
  const identity = createHash('sha256').update(`${poolName}${userId}:${password}`).digest();
  return hash(signed(big(salt)), identity);
}

function big(hex: string): bigint {
  return BigInt(`0x${hex}`);
}

/** The shortest big-endian two's complement form of a positive number. */
function signed(value: bigint): Buffer {
  const bits = value.toString(2).length + 1;
  return Buffer.from(value.toString(16).padStart(2 * Math.ceil(bits / 8), '0'), 'hex');
}

function hash(...parts: Buffer[]): bigint {
  return big(createHash('sha256').update(Buffer.concat(parts)).digest('hex'));
}

/** Since Node 24 it takes over a second to make. */
const group = createDiffieHellman(PRIME, 2);

/** Node's Diffie-Hellman, ten times as fast as BigInt. Since Node 22 it takes only squares modulo N as a base. */
function power(base: bigint, exponent: bigint): bigint {
  group.setPrivateKey(signed(exponent / 2n));
  const ofSquare = big(group.computeSecret(signed((base * base) % N)).toString('hex'));
  return exponent % 2n === 0n ? ofSquare : (ofSquare * base) % N;
}

/** An SRP client with a short exponent, which keeps the tests fast. */
export function quickClient(): ReturnType<typeof srpClient> {
  return srpClient(randomBytes(32).toString('hex'));
}

/** In the format of TIMESTAMP, without a zero before the day. */
export function srpTimestamp(time: number): string {
  const [day = '', date = '', month = '', year = '', clock = ''] = new Date(time)
    .toUTCString()
    .replace(',', '')
    .split(' ');
  return `${day} ${month} ${Number(date)} ${clock} UTC ${year}`;
}
