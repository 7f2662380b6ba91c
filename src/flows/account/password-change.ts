import {
  fieldProblems,
  problemWith,
  problemWithNewPassword,
  type FieldProblems,
} from './field-problems.ts';

export type PasswordChangeField = 'oldPassword' | 'newPassword';

/** The problems that stop a password change from being sent, or null. */
export function refusePasswordChange(
  oldPassword: string,
  newPassword: string,
): FieldProblems<PasswordChangeField> | null {
  const problems = fieldProblems<PasswordChangeField>([
    ['oldPassword', problemWith('password', oldPassword)],
    ['newPassword', problemWithNewPassword(newPassword)],
  ]);
  return problems.size === 0 ? null : problems;
}
