import { ownValue } from '../kit/json.ts';
import type { OperationContext } from './context.ts';
import { ServiceError } from '../kit/aws-errors.ts';

export const LIMIT_WINDOW_MS = 3_600_000;

/** Per user, from the quotas in Amazon's developer guide. */
const ATTEMPTS_PER_HOUR = {
  resendConfirmationCode: 5,
  confirmSignUp: 15,
  forgotPassword: 5,
  confirmForgotPassword: 10,
  changePassword: 5,
  getUserAttributeVerificationCode: 5,
  verifyUserAttribute: 15,
  sendSignInCode: 20,
};

/**
 * Counts an attempt, or throws LimitExceededException without counting it. Unknown users are limited
 * by their simulated `sub`, so that a limit does not reveal which accounts exist.
 */
export function countAttempt(
  context: OperationContext,
  kind: keyof typeof ATTEMPTS_PER_HOUR,
  sub: string,
): void {
  const { state, now } = context;
  const key = `${kind}:${sub}`;
  const recent = (ownValue(state.attempts, key) ?? []).filter((at) => at > now - LIMIT_WINDOW_MS);
  if (recent.length >= ATTEMPTS_PER_HOUR[kind]) {
    throw new ServiceError(
      'LimitExceededException',
      'Attempt limit exceeded, please try after some time.',
    );
  }
  state.attempts[key] = [...recent, now];
}
