import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** The six digits that an authenticator app shows for a key (base 32, spaces allowed) at a time in milliseconds. */
export function totpCode(secret: string, time = Date.now()): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time });
}

/** The code of the next period: a pool accepts each code once, and accepts this one early. */
export function nextTotpCode(secret: string): string {
  return totpCode(secret, Date.now() + STEP_MS);
}

/** A six-digit code that is not valid for the secret at that time. */
export function wrongTotpCode(secret: string, time: number): string {
  const near = new Set([-1, 0, 1].map((steps) => totpCode(secret, time + steps * STEP_MS)));
  return ['000000', '111111', '222222', '333333'].find((code) => !near.has(code)) ?? '';
}
