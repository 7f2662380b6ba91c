import { fieldWords } from '#content/auth/fields.ts';
import { passwordResetWords } from '#content/auth/password-reset.ts';
import type { FailureView } from '#src/flows/failure/describe-failure.ts';
import type { PasswordResetFailure, PasswordResetField } from '#src/flows/password-reset.ts';
import { fieldMessage, rejectionView } from '../shared/field-messages.ts';

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

export function resetFailure(failure: PasswordResetFailure | null): FailureView {
  return rejectionView(failure, {
    code: fieldWords.code.newestSent,
    'sign-in': passwordResetWords.unconfirmed,
  });
}
