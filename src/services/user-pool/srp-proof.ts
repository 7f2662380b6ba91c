import { modularPower } from '#src/lib/modular-power.ts';

/**
 * The client side of SRP-6a in the user pool's variant: SHA-256, the 3072-bit group of RFC 3526 with g = 2, numbers hashed
 * in two's complement. Amplify's implementation is only reachable through a sign-in, which it refuses while a user is
 * signed in.
 */

const N = BigInt(
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
const EXPONENT_BYTES = 128;
const KEY_INFO = new TextEncoder().encode('Caldera Derived Key\u0001');
const KEY_BYTES = 16;

export interface SrpChallenge {
  /** The part of the pool's id after the underscore. */
  poolName: string;
  userId: string;
  /** In hex, like B. */
  salt: string;
  B: string;
  /** In base64. */
  secretBlock: string;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** A secret exponent for one proof. */
export function newExponent(): bigint {
  return toNumber(crypto.getRandomValues(new Uint8Array(EXPONENT_BYTES)));
}

/** SRP_A for an exponent, in hex. */
export function publicValue(exponent: bigint): string {
  return power(g, exponent).toString(16);
}

/** PASSWORD_CLAIM_SIGNATURE, in base64. Throws SyntaxError for a B or u that no honest pool causes (RFC 5054, section 2.6). */
export async function signProof(
  exponent: bigint,
  { poolName, userId, salt, B, secretBlock }: SrpChallenge,
  password: string,
  timestamp: string,
): Promise<string> {
  const b = fromHex(B);
  if (b % N === 0n) throw new SyntaxError('B is a multiple of N.');
  const A = power(g, exponent);
  const [k, u, x] = [
    toNumber(await sha256(pad(N), pad(g))),
    toNumber(await sha256(pad(A), pad(b))),
    toNumber(
      await sha256(pad(fromHex(salt)), await sha256(text(`${poolName}${userId}:${password}`))),
    ),
  ];
  if (u === 0n) throw new SyntaxError('u is zero.');
  const S = power(b - k * power(g, x), exponent + u * x);
  const extracted = await hmac(pad(u), pad(S));
  const key = (await hmac(extracted, KEY_INFO)).slice(0, KEY_BYTES);
  const signature = await hmac(
    key,
    joined(text(poolName + userId), fromBase64(secretBlock), text(timestamp)),
  );
  return btoa(String.fromCharCode(...signature));
}

/** For example `Sat Nov 7 00:48:27 UTC 2026`, the only format that the pool accepts. */
export function proofTimestamp(now: Date): string {
  const [day = '', date = '', month = '', year = '', clock = ''] = now
    .toUTCString()
    .replace(',', '')
    .split(' ');
  return `${day} ${month} ${Number(date)} ${clock} UTC ${year}`;
}

function power(base: bigint, exponent: bigint): bigint {
  return modularPower(base, exponent, N);
}

/** Big-endian bytes, with a leading zero byte if the top bit is set. */
function pad(value: bigint): Bytes {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  const signed = /^[89a-f]/.test(even) ? `00${even}` : even;
  return Uint8Array.from(signed.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

function fromHex(hex: string): bigint {
  if (!/^[\da-f]+$/i.test(hex)) throw new SyntaxError('Not a number in hex.');
  return BigInt(`0x${hex}`);
}

function toNumber(bytes: Bytes): bigint {
  return fromHex(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
}

function fromBase64(encoded: string): Bytes {
  return Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
}

function text(value: string): Bytes {
  return new TextEncoder().encode(value);
}

function joined(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let length = 0;
  for (const part of parts) {
    whole.set(part, length);
    length += part.length;
  }
  return whole;
}

async function sha256(...parts: readonly Bytes[]): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', joined(...parts)));
}

async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message));
}
