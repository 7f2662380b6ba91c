import { authWords } from '#content/auth.ts';
import { failureWords } from '#content/failures.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import type {
  PasswordResetFailure,
  PasswordResetField,
} from '#src/flows/password-reset/password-reset.ts';

const { confirmResetPassword } = authWords.required;

/** The words under a field of the confirmation: left empty, or a password against the rule. */
export function resetFieldText(
  failure: PasswordResetFailure | null,
  field: PasswordResetField,
): string | undefined {
  if (failure?.kind !== 'refused') return undefined;
  if (failure.missing.includes(field)) return confirmResetPassword[field];
  const weak = failure.weakPassword && field === 'password';
  return weak ? authWords.passwordRule.message : undefined;
}

/** The words above the form: what the pool rejected, or what no field of the form stands for. */
export function resetRejectionText(failure: PasswordResetFailure | null): string | null {
  return failure?.kind === 'rejected'
    ? describeFailure(failure.situation, failure.error, failureWords)
    : (resetFieldText(failure, 'username') ?? null);
}
