import { normalisePassword } from '#src/flows/fields/send-password.ts';
import {
  fieldProblems,
  validateInput,
  validateNewPassword,
  type FieldProblems,
} from '#src/flows/fields/validate.ts';

export type PasswordChangeField = 'oldPassword' | 'newPassword';

/** The problems that stop a password change from being sent, or null. The pool itself would accept the current password. */
export function validatePasswordChange(
  oldPassword: string,
  newPassword: string,
): FieldProblems<PasswordChangeField> | null {
  const problems = fieldProblems<PasswordChangeField>([
    ['oldPassword', validateInput('password', oldPassword)],
    [
      'newPassword',
      validateNewPassword(newPassword) ??
        (newPassword === normalisePassword(oldPassword) ? 'unchanged' : null),
    ],
  ]);
  return problems.size === 0 ? null : problems;
}
