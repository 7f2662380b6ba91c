import { dashboardWords } from '#content/dashboard.ts';
import { failureWords } from '#content/failures.ts';
import type { ChangeFailure } from '#src/flows/account/change.ts';
import type { SetUpFailure } from '#src/flows/authenticator/set-up.ts';
import { describeFailure, providerSentence } from '#src/flows/failure/describe-failure.ts';
import { describeWithClock } from '#src/flows/failure/device-clock.ts';

const { authenticator, details, password } = dashboardWords.profile;

interface Message {
  text: string | null;
  /** Below the text. */
  advice?: string;
  /** Small print below both. */
  detail?: string;
}

export function nameChangeMessage(failure: ChangeFailure<unknown> | null): Message {
  if (failure?.kind !== 'rejected') return { text: null };
  const { error } = failure;
  if (isTooOften(failure)) {
    // How long to wait comes first, and the provider doesn't say it.
    const said = providerSentence('account-change', error, failureWords);
    return { text: details.notChangedYet, detail: `${details.failed} ${said}` };
  }
  return { text: `${details.failed} ${describeFailure('account-change', error, failureWords)}` };
}

/** Whether another try makes sense only after a wait. */
function isTooOften(failure: ChangeFailure<unknown> | null): boolean {
  return failure?.kind === 'rejected' && failure.error.code === 'limit-exceeded';
}

/** The provider's message, or a generic one (docs/product.md, Failures). It calls the email a username, so our own comes first. */
export function passwordChangeMessage(failure: ChangeFailure<unknown> | null): Message {
  if (failure?.kind !== 'rejected') return { text: null };
  const said = describeFailure('account-change', failure.error, failureWords);
  if (!isWrongPassword(failure)) return { text: said };
  return { text: password.currentWrong, detail: said };
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
