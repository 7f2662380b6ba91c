import { randomText, type RandomBytes } from '../kit/random.ts';

const LIFETIME_SECONDS = 3600;
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export interface Credentials {
  AccessKeyId: string;
  SecretKey: string;
  SessionToken: string;
  /** Seconds since 1970. */
  Expiration: number;
}

/** In AWS's format, but no local service accepts them. */
export function newCredentials(randomBytes: RandomBytes, now: number): Credentials {
  return {
    AccessKeyId: `ASIA${randomText(randomBytes, 16, BASE_32)}`,
    SecretKey: Buffer.from(randomBytes(30)).toString('base64'),
    SessionToken: Buffer.from(randomBytes(300)).toString('base64'),
    Expiration: Math.floor(now / 1000) + LIFETIME_SECONDS,
  };
}
