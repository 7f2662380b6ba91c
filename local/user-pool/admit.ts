import type { OperationContext } from './context.ts';
import { incorrectCredentials } from './errors.ts';
import { notAuthorized, ServiceError } from '../kit/aws-errors.ts';
import { clearFailures, recordFailure, refuseWhileLocked } from './lockout.ts';
import { simulatedPassword } from './passwords.ts';
import type { PasswordRecord, UserRecord } from './state.ts';
import type { Identified } from './users.ts';

/**
 * Checks the proof of a password. For an unknown user this takes the same time, with the same
 * lockout, and always fails. Account states that prevent a sign-in are revealed only after the proof.
 */
export function admit(
  context: OperationContext,
  { sub, user }: Identified,
  matches: (password: PasswordRecord) => boolean,
): UserRecord {
  refuseWhileLocked(context, sub);
  const isMatch = matches(user?.password ?? simulatedPassword(context.secret, sub));
  if (!isMatch || user === null) {
    recordFailure(context, 'password', sub);
    throw incorrectCredentials();
  }
  clearFailures(context, 'password', sub);
  refuseUnusable(context, user);
  return user;
}

/** Throws for account states that prevent a sign-in. */
export function refuseUnusable({ now }: OperationContext, user: UserRecord): void {
  if (user.disabled) throw notAuthorized('User is disabled.');
  if (user.status === 'UNCONFIRMED') {
    throw new ServiceError('UserNotConfirmedException', 'User is not confirmed.');
  }
  if (user.status === 'RESET_REQUIRED') {
    throw new ServiceError(
      'PasswordResetRequiredException',
      'Password reset required for the user',
    );
  }
  const expiresAt = user.temporaryPasswordExpiresAt;
  if (expiresAt !== null && expiresAt <= now) {
    throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
  }
}
