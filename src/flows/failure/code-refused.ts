import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

type CodeFailure = { kind: 'rejected'; error: UserPoolError } | { kind: 'refused' };

/** Whether the user pool refused the code itself, so that only a different one can succeed. */
export function isCodeRefused(failure: CodeFailure | null): boolean {
  if (failure?.kind !== 'rejected') return false;
  const { code } = failure.error;
  return code === 'code-mismatch' || code === 'code-expired';
}
