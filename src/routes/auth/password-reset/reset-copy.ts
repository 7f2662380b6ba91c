import { fieldWords } from '#content/auth/fields.ts';
import { passwordResetWords as words } from '#content/auth/password-reset.ts';
import { failureWords } from '#content/failures.ts';
import { paths } from '#src/config/paths.ts';
import { describeFieldProblem, type LimitedInput } from '#src/flows/account/field-problems.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import type { PasswordResetFailure, PasswordResetField } from '#src/flows/password-reset.ts';
import { withLinks } from '#src/ui/linked-text.tsx';

const INPUTS: Record<PasswordResetField, LimitedInput> = {
  username: 'email',
  code: 'answer',
  password: 'password',
};
const { email, emailedCode, newPassword } = fieldWords.required;
const MISSING: Record<PasswordResetField, string> = {
  username: email,
  code: emailedCode,
  password: newPassword,
};

/** The message under a field. */
export function resetFieldText(
  failure: PasswordResetFailure | null,
  field: PasswordResetField,
): string | undefined {
  if (failure?.kind !== 'refused') return undefined;
  const problem = failure.problems.get(field);
  return describeFieldProblem(problem, INPUTS[field], MISSING[field], fieldWords);
}

/**
 * The message above the form: a rejection by the user pool, or a problem with the email, which has no field there.
 */
export function resetRejectionText(failure: PasswordResetFailure | null): string | null {
  return failure?.kind === 'rejected'
    ? describeFailure(failure.situation, failure.error, failureWords)
    : (resetFieldText(failure, 'username') ?? null);
}

/** Links what the messages advise to the screens that they name. */
export function linkAdvice(loginPath: string) {
  return withLinks([
    { words: words.signIn, to: loginPath },
    { words: words.contactSupport, to: paths.support },
  ]);
}
