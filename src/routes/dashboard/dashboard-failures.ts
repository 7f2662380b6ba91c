import { dashboardWords } from '#content/dashboard.ts';
import { failureWords } from '#content/failures.ts';
import type { ChangeFailure } from '#src/flows/account/change.ts';
import type { SetUpFailure } from '#src/flows/authenticator/set-up.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';

const { authenticator, details } = dashboardWords.profile;

export function nameChangeText(failure: ChangeFailure<unknown> | null): string | null {
  const said = passwordChangeText(failure);
  return said === null ? null : `${details.failed} ${said}`;
}

/** The provider's message, or that something unexpected happened (specification, section 8). */
export function passwordChangeText(failure: ChangeFailure<unknown> | null): string | null {
  return failure?.kind === 'rejected'
    ? describeFailure('account-change', failure.error, failureWords)
    : null;
}

export function replacementText(failure: SetUpFailure | null): string | null {
  if (failure?.kind !== 'rejected') return null;
  const starting = failure.during === 'start';
  const situation = starting ? 'authenticator-set-up' : 'authenticator-replacement';
  const said = describeFailure(situation, failure.error, failureWords);
  return `${starting ? authenticator.startFailed : authenticator.codeFailed} ${said}`;
}
