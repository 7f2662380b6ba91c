import type { OperationContext } from './context.ts';
import { ServiceError } from '../kit/aws-errors.ts';
import { digitCode, keyedHash, sameBytes } from './secrets.ts';
import type { CodeRecord, UserRecord } from './state.ts';

type CodePurpose = 'sign up' | 'reset' | 'sign in';

const LIFETIME_MS: Record<CodePurpose, number> = {
  'sign up': 24 * 3_600_000,
  reset: 3_600_000,
  'sign in': 180_000,
};

export function newCode(
  { secret, now, randomBytes }: OperationContext,
  user: UserRecord,
  purpose: CodePurpose,
  digits: 6 | 8 = 6,
): { code: string; record: CodeRecord } {
  const code = digitCode(randomBytes, digits);
  const hash = hashCode(secret, user, purpose, code).toString('base64url');
  return { code, record: { hash, expiresAt: now + LIFETIME_MS[purpose] } };
}

/** Throws ExpiredCodeException if no code is valid, CodeMismatchException for a wrong one. */
export function checkCode(
  { secret, now }: OperationContext,
  user: UserRecord,
  purpose: CodePurpose,
  code: string,
): void {
  const record = recordOf(user, purpose);
  if (record === null || record.expiresAt <= now) {
    throw new ServiceError(
      'ExpiredCodeException',
      'Invalid code provided, please request a code again.',
    );
  }
  const claimed = hashCode(secret, user, purpose, code);
  if (sameBytes(claimed, Buffer.from(record.hash, 'base64url'))) return;
  throw purpose === 'sign in' ? wrongSignInCode() : wrongCode();
}

export function wrongCode(): ServiceError {
  return new ServiceError(
    'CodeMismatchException',
    'Invalid verification code provided, please try again.',
  );
}

function wrongSignInCode(): ServiceError {
  return new ServiceError('CodeMismatchException', 'Invalid code or auth state for the user.');
}

function recordOf(user: UserRecord, purpose: CodePurpose): CodeRecord | null {
  switch (purpose) {
    case 'sign up':
      return user.signUpCode;
    case 'reset':
      return user.resetCode;
    case 'sign in':
      return user.signInCode ?? null;
  }
}

function hashCode(secret: string, user: UserRecord, purpose: CodePurpose, code: string): Buffer {
  return keyedHash(secret, `${purpose} code`, `${user.sub} ${code}`);
}
