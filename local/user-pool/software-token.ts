import { Secret, TOTP } from 'otpauth';
import { ServiceError } from '../kit/aws-errors.ts';
import type { RandomBytes } from '../kit/random.ts';
import type { SoftwareToken, UserRecord } from './state.ts';

export const SOFTWARE_TOKEN_MFA = 'SOFTWARE_TOKEN_MFA';

/** RFC 6238 with the defaults of authenticator apps: SHA-1, six digits, 30 s. */

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
const STEPS_AROUND_NOW = 1;

/** 160 bits in base32, as RFC 4226 section 4 recommends. */
export function newTotpSecret(randomBytes: RandomBytes): string {
  return new Secret({ buffer: Uint8Array.from(randomBytes(SECRET_BYTES)).buffer }).base32;
}

/** The time step (of 30 s since 1970) of a code, within one step of now; null for a wrong code. */
function stepOfCode(secret: string, code: string, now: number): number | null {
  const totp = new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });
  const delta = totp.validate({ token: code, timestamp: now, window: STEPS_AROUND_NOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + delta;
}

/** Replaces the user's software token by the pending one; throws for a wrong code. */
export function verifyFirstCode(
  user: UserRecord,
  pendingSecret: string | null,
  attempt: { code: string; friendlyName: string; now: number },
): void {
  const { code, friendlyName, now } = attempt;
  const step = pendingSecret === null ? null : stepOfCode(pendingSecret, code, now);
  if (pendingSecret === null || step === null) {
    throw new ServiceError('EnableSoftwareTokenMFAException', 'Code mismatch');
  }
  user.softwareToken = { secret: pendingSecret, lastStep: step, friendlyName };
  user.pendingSecret = null;
}

/** Accepts each code once, and none from an earlier time step. */
export function spendCode(token: SoftwareToken, code: string, now: number): void {
  const step = stepOfCode(token.secret, code, now);
  if (step === null) {
    throw new ServiceError(
      'CodeMismatchException',
      `Invalid code received for user (${SOFTWARE_TOKEN_MFA})`,
    );
  }
  if (step <= token.lastStep) {
    throw new ServiceError(
      'ExpiredCodeException',
      'Your software token has already been used once.',
    );
  }
  token.lastStep = step;
}
