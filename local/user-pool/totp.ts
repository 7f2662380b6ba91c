import { Secret, TOTP } from 'otpauth';
import type { RandomBytes } from '../kit/random.ts';

/** RFC 6238 with the defaults of authenticator apps: SHA-1, six digits, 30 s. */

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
const STEPS_AROUND_NOW = 1;

/** 160 bits in base32, as RFC 4226 section 4 recommends. */
export function newTotpSecret(randomBytes: RandomBytes): string {
  return new Secret({ buffer: Uint8Array.from(randomBytes(SECRET_BYTES)).buffer }).base32;
}

/** The time step (of 30 s since 1970) of a code, within one step of now; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const totp = new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });
  const delta = totp.validate({ token: code, timestamp: now, window: STEPS_AROUND_NOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}
