import { ServiceError } from '../kit/aws-errors.ts';
import type { SoftwareToken, UserRecord } from './state.ts';
import { stepOfCode } from './totp.ts';

export const SOFTWARE_TOKEN_MFA = 'SOFTWARE_TOKEN_MFA';

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
