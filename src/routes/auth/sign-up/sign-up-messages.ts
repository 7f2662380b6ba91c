import { fieldWords } from '#content/auth/fields.ts';
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
