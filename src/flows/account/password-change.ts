import { isPasswordAccepted } from '#src/flows/sign-up/password-rule.ts';

/** `empty` is the first field left empty: one sentence speaks of both (specification, section 5). */
export interface PasswordRefusal {
  empty: 'oldPassword' | 'newPassword' | null;
  weak: boolean;
}

/** Null when the change may be sent. */
export function refusePasswordChange(
  oldPassword: string,
  newPassword: string,
): PasswordRefusal | null {
  const empty = oldPassword === '' ? 'oldPassword' : newPassword === '' ? 'newPassword' : null;
  const weak = newPassword !== '' && !isPasswordAccepted(newPassword);
  return empty === null && !weak ? null : { empty, weak };
}
