import { fieldWords } from '#content/auth/fields.ts';
import { failureWords } from '#content/failures.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import type { SignUpFailure, SignUpField } from '#src/flows/sign-up.ts';
import { fieldMessage } from '../shared/field-messages.ts';

const { required } = fieldWords;
const FIELDS = {
  name: { input: 'name', missing: required.name },
  email: { input: 'email', missing: required.email },
  password: { input: 'password', missing: required.chosenPassword },
  code: { input: 'answer', missing: required.emailedCode },
} as const;

export function signUpFieldMessage(
  failure: SignUpFailure | null,
  field: SignUpField,
): string | undefined {
  return fieldMessage(failure, field, FIELDS[field]);
}

/** The message above the form for a rejection by the user pool. */
export function signUpRejectionMessage(failure: SignUpFailure | null): string | null {
  return failure?.kind === 'rejected'
    ? describeFailure(failure.situation, failure.error, failureWords)
    : null;
}
