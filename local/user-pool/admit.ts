import type { OperationContext } from './context.ts';
import { incorrectCredentials, notAuthorized, ServiceError } from './errors.ts';
import { clearFailures, recordFailure, refuseWhileLocked } from './lockout.ts';
import { simulatedPassword } from './passwords.ts';
import type { PasswordRecord, UserRecord } from './state.ts';
import type { Identified } from './users.ts';

/**
 * The user whose password was proved. An unknown user's proof is weighed like any other, in the same
 * time and with the same lock-out, and never holds; who may not sign in is told so only afterwards.
 */
export function admit(
  context: OperationContext,
  { sub, user }: Identified,
  holds: (password: PasswordRecord) => boolean,
): UserRecord {
  refuseWhileLocked(context, sub);
  const held = holds(user?.password ?? simulatedPassword(context.secret, sub));
  if (!held || user === null) {
    recordFailure(context, sub);
    throw incorrectCredentials();
  }
  clearFailures(context, sub);
  refuseUnusable(context, user);
  return user;
}

function refuseUnusable({ now }: OperationContext, user: UserRecord): void {
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
