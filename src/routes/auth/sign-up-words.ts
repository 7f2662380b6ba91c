import { authWords } from '#content/auth.ts';
import { failureWords } from '#content/failures.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import type { SignUpFailure, SignUpField } from '#src/flows/sign-up/sign-up.ts';

/** The words under a field: left empty, or a password against the rule. */
export function signUpFieldText(
  failure: SignUpFailure | null,
  field: SignUpField,
): string | undefined {
  if (failure?.kind !== 'refused') return undefined;
  if (failure.missing.includes(field)) return authWords.required.signUp[field];
  const weak = failure.weakPassword && field === 'password';
  return weak ? authWords.passwordRule.message : undefined;
}

/** The words above the form for what the pool rejected. */
export function signUpRejectionText(failure: SignUpFailure | null): string | null {
  return failure?.kind === 'rejected'
    ? describeFailure(failure.situation, failure.error, failureWords)
    : null;
}
