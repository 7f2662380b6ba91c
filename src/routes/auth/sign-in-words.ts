import { authWords } from '#content/auth.ts';
import { failureWords } from '#content/failures.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import type { RequiredField, SignInFailure } from '#src/flows/sign-in/sign-in.ts';

/** The words under the field that was left empty. */
export function emptyFieldText(
  failure: SignInFailure | null,
  field: RequiredField,
): string | undefined {
  const leftEmpty = failure?.kind === 'required' && failure.fields.includes(field);
  return leftEmpty ? authWords.required.signIn[field] : undefined;
}

/** The words above the form for what the pool rejected. */
export function rejectionText(failure: SignInFailure | null): string | null {
  return failure?.kind === 'rejected'
    ? describeFailure(failure.situation, failure.error, failureWords)
    : null;
}
