import type { RandomBytes } from '../user-pool/secrets.ts';

const LIFETIME_SECONDS = 3600;
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export interface Credentials {
  AccessKeyId: string;
  SecretKey: string;
  SessionToken: string;
  /** Seconds since 1970. */
  Expiration: number;
}

/** Shaped like those of AWS and good for nothing: no service on this machine takes them. */
export function newCredentials(randomBytes: RandomBytes, now: number): Credentials {
  const letters = Array.from(randomBytes(16), (byte) => BASE_32.charAt(byte % BASE_32.length));
  return {
    AccessKeyId: `ASIA${letters.join('')}`,
    SecretKey: Buffer.from(randomBytes(30)).toString('base64'),
    SessionToken: Buffer.from(randomBytes(300)).toString('base64'),
    Expiration: Math.floor(now / 1000) + LIFETIME_SECONDS,
  };
}
