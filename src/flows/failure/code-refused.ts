import type { ClockError } from './device-clock.ts';
import { isTooOften } from './too-often.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

type CodeFailure =
  | { kind: 'rejected'; error: UserPoolError; clock?: ClockError | null }
  | { kind: 'invalid' };

/**
 * Whether a new key may help: the app may have an older one. Not if the device's clock is wrong, which explains the refusal.
 */
export function needsNewKey(failure: CodeFailure | null): boolean {
  return isCodeRefused(failure) && (failure?.clock ?? null) === null;
}

/** Whether the user pool refused the code itself, so that only a different one can succeed. */
export function isCodeRefused(
  failure: CodeFailure | null,
): failure is CodeFailure & { kind: 'rejected' } {
  if (failure?.kind !== 'rejected') return false;
  const { code, reason } = failure.error;
  return code === 'code-mismatch' || code === 'code-expired' || reason === 'invalid-code';
}

/** What a code's form has to know of a refusal. */
export function refusalCause(failure: CodeFailure | null): { ofCode: boolean; tooOften: boolean } {
  return { ofCode: isCodeRefused(failure), tooOften: isTooOften(failure) };
}
