import type { OperationContext } from './context.ts';
import { ServiceError } from './errors.ts';

export const LIMIT_WINDOW_MS = 3_600_000;

/** Attempts per user and hour. */
const ATTEMPTS_PER_HOUR = {
  resendConfirmationCode: 5,
  confirmSignUp: 15,
  forgotPassword: 5,
  confirmForgotPassword: 10,
  changePassword: 5,
  sendSignInCode: 20,
};

/**
 * Counts an attempt, or throws LimitExceededException without counting it. `sub` may be a simulated
 * user's, so that a limit tells nothing about who has an account.
 */
export function countAttempt(
  context: OperationContext,
  kind: keyof typeof ATTEMPTS_PER_HOUR,
  sub: string,
): void {
  const { state, now } = context;
  const key = `${kind}:${sub}`;
  const recent = (state.attempts[key] ?? []).filter((at) => at > now - LIMIT_WINDOW_MS);
  if (recent.length >= ATTEMPTS_PER_HOUR[kind]) {
    throw new ServiceError(
      'LimitExceededException',
      'Attempt limit exceeded, please try after some time.',
    );
  }
  state.attempts[key] = [...recent, now];
}
