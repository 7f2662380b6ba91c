import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

export function totpCode(secret: string, time: number): string {
  const options = { secret: Secret.fromBase32(secret), digits: 6, period: 30, algorithm: 'SHA1' };
  return new TOTP(options).generate({ timestamp: time });
}

/** A six-digit code that is not valid for the secret at that time. */
export function wrongTotpCode(secret: string, time: number): string {
  const near = new Set([-1, 0, 1].map((steps) => totpCode(secret, time + steps * STEP_MS)));
  return ['000000', '111111', '222222', '333333'].find((code) => !near.has(code)) ?? '';
}
