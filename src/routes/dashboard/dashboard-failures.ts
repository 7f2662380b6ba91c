import { dashboardWords } from '#content/dashboard.ts';
import { failureWords } from '#content/failures.ts';
import type { ChangeFailure } from '#src/flows/account/change.ts';
import type { SetUpFailure } from '#src/flows/authenticator/set-up.ts';
import { describeFailure } from '#src/flows/failure/describe-failure.ts';
import { describeWithClock } from '#src/flows/failure/device-clock.ts';

const { authenticator, details, password } = dashboardWords.profile;

interface Message {
  text: string | null;
  /** Small print below the text. */
  detail?: string;
}

export function nameChangeMessage(failure: ChangeFailure<unknown> | null): Message {
  if (failure?.kind !== 'rejected') return { text: null };
  const said = `${details.failed} ${changeText(failure) ?? ''}`;
  // The provider doesn't say how long to wait.
  return failure.error.code === 'limit-exceeded'
    ? { text: details.notChangedYet, detail: said }
    : { text: said };
}

/** The provider's message, or a generic one (docs/product.md, Failures). */
function changeText(failure: ChangeFailure<unknown> | null): string | null {
  return failure?.kind === 'rejected'
    ? describeFailure('account-change', failure.error, failureWords)
    : null;
}

/** A wrong current password has a message at its field, so the provider's message becomes the small print. */
export function passwordChangeMessage(failure: ChangeFailure<unknown> | null): Message {
  const text = changeText(failure);
  return isWrongPassword(failure) && text !== null
    ? { text: password.notChanged, detail: text }
    : { text };
}

export function isWrongPassword(failure: ChangeFailure<unknown> | null): boolean {
  return failure?.kind === 'rejected' && failure.error.reason === 'wrong-password';
}

export function replacementText(failure: SetUpFailure | null): string | null {
  if (failure?.kind !== 'rejected') return null;
  if (failure.during === 'start') {
    const said = describeFailure('authenticator-set-up', failure.error, failureWords);
    return `${authenticator.startFailed} ${said}`;
  }
  const said = describeWithClock('authenticator-replacement', failure, failureWords);
  return `${authenticator.codeFailed} ${said}`;
}
