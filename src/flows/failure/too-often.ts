import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

/** Why a form's submission failed. */
export type SubmitFailure = { kind: 'rejected'; error: UserPoolError } | { kind: 'invalid' };

/** Whether the user pool refuses whatever is sent, for a while, so that another try makes sense only after a wait. */
export function isTooOften(failure: SubmitFailure | null): boolean {
  if (failure?.kind !== 'rejected') return false;
  const { code, reason } = failure.error;
  return code === 'limit-exceeded' || reason === 'attempts-exceeded';
}
