import { fieldWords } from '#content/auth/fields.ts';
import { failureWords } from '#content/failures.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
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

/** The message above the form for a rejection by the user pool. */
export function resetRejectionMessage(failure: PasswordResetFailure | null): string | null {
  return failure?.kind === 'rejected'
    ? describeFailure(failure.situation, failure.error, failureWords)
    : null;
}

/** Asking again for the same address can't succeed. */
export function isUnconfirmed(failure: PasswordResetFailure | null): boolean {
  return failure?.kind === 'rejected' && failure.error.reason === 'unconfirmed-address';
}
