import { fieldWords } from '#content/auth/fields.ts';
import { failureWords } from '#content/failures.ts';
import { describeFieldProblem, type LimitedInput } from '#src/flows/account/field-problems.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import type { SignUpFailure, SignUpField } from '#src/flows/sign-up/sign-up.ts';

const INPUTS: Record<SignUpField, LimitedInput> = {
  name: 'name',
  username: 'email',
  password: 'password',
  code: 'answer',
};

const { name, email, chosenPassword, emailedCode } = fieldWords.required;
const MISSING: Record<SignUpField, string> = {
  name,
  username: email,
  password: chosenPassword,
  code: emailedCode,
};

export function signUpFieldText(
  failure: SignUpFailure | null,
  field: SignUpField,
): string | undefined {
  if (failure?.kind !== 'refused') return undefined;
  const problem = failure.problems.get(field);
  return describeFieldProblem(problem, INPUTS[field], MISSING[field], fieldWords);
}

/** The message above the form for a rejection by the user pool. */
export function signUpRejectionText(failure: SignUpFailure | null): string | null {
  return failure?.kind === 'rejected'
    ? describeFailure(failure.situation, failure.error, failureWords)
    : null;
}
