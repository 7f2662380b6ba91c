import { fieldWords } from '#content/auth/fields.ts';
import { failureWords } from '#content/failures.ts';
import { describeFieldProblem, type LimitedInput } from '#src/flows/account/field-problems.ts';
import { describeWithClock } from '#src/flows/failure/device-clock.ts';
import type { SignInFailure, SignInField } from '#src/flows/sign-in.ts';

/** The message under a field. `missing` is this field's message for being empty. */
export function signInFieldText(
  failure: SignInFailure | null,
  field: SignInField,
  input: LimitedInput,
  missing: string,
): string | undefined {
  if (failure?.kind !== 'refused') return undefined;
  return describeFieldProblem(failure.problems.get(field), input, missing, fieldWords);
}

/** The user pool refuses even the right password for a while. */
export function isLockedOut(failure: SignInFailure | null): boolean {
  return failure?.kind === 'rejected' && failure.error.reason === 'attempts-exceeded';
}

/** The message above the form for a rejection by the user pool. */
export function rejectionText(failure: SignInFailure | null): string | null {
  return failure?.kind === 'rejected'
    ? describeWithClock(failure.situation, failure, failureWords)
    : null;
}
