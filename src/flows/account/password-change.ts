import {
  fieldProblems,
  problemWith,
  problemWithNewPassword,
  type FieldProblems,
} from './field-problems.ts';

export type PasswordChangeField = 'oldPassword' | 'newPassword';

/**
 * The problem with a password change before it is sent, or null. One message covers both fields (docs/product.md,
 * Fields), so only the first empty one is reported as missing.
 */
export function refusePasswordChange(
  oldPassword: string,
  newPassword: string,
): FieldProblems<PasswordChangeField> | null {
  const old = problemWith('password', oldPassword);
  const chosen = problemWithNewPassword(newPassword);
  const isSaid = old === 'missing' && chosen === 'missing';
  const problems = fieldProblems<PasswordChangeField>([
    ['oldPassword', old],
    ['newPassword', isSaid ? null : chosen],
  ]);
  return problems.size === 0 ? null : problems;
}
