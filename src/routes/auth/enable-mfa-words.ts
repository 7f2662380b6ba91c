import { authWords } from '#content/auth.ts';
import { failureWords } from '#content/failures.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import type { SetUpFailure } from '#src/flows/authenticator/set-up.ts';

/** Why no key could be had. */
export function enableMfaStartText(failure: SetUpFailure | null): string | null {
  if (failure?.kind !== 'rejected') return null;
  const detail = describeFailure('authenticator-set-up', failure.error, failureWords);
  return `${authWords.enableMfa.startFailed} ${detail}`;
}

/** Why the code was not taken. */
export function enableMfaCodeText(failure: SetUpFailure | null): string | null {
  return failure?.kind === 'rejected'
    ? describeFailure('authenticator-code', failure.error, failureWords)
    : null;
}
