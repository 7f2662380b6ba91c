import { fieldWords } from '#content/auth/fields.ts';
import type { PasswordResetFailure, PasswordResetField } from '#src/flows/password-reset.ts';
import { fieldMessage } from '../shared/field-messages.ts';

const { required } = fieldWords;
const FIELDS = {
  email: { input: 'email', missing: required.email },
  code: { input: 'answer', missing: required.emailedCode },
  password: { input: 'password', missing: required.newPassword },
} as const;

export function resetFieldMessage(
  failure: PasswordResetFailure | null,
  field: PasswordResetField,
): string | undefined {
  return fieldMessage(failure, field, FIELDS[field]);
}

/** Asking again for the same address can't succeed. */
export function isUnconfirmed(failure: PasswordResetFailure | null): boolean {
  return failure?.kind === 'rejected' && failure.error.reason === 'unconfirmed-address';
}
