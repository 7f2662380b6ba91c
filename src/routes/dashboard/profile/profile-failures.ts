import { dashboardWords } from '#content/dashboard.ts';
import { failureWords } from '#content/failures.ts';
import { setUpWords } from '#content/auth/set-up.ts';
import type { ChangeFailure } from '#src/flows/account/change.ts';
import type { SetUpFailure } from '#src/flows/authenticator/set-up.ts';
import { isCodeRefused } from '#src/flows/failure/code-refused.ts';
import {
  asSentence,
  describeFailure,
  providerSentence,
} from '#src/flows/failure/describe-failure.ts';
import { describeClock, describeWithClock } from '#src/flows/failure/device-clock.ts';
import { isWrongPassword } from '#src/flows/failure/input-refused.ts';
import { isTooOften } from '#src/flows/failure/too-often.ts';
import type { ErrorText } from '#src/ui/error-message.tsx';

const { authenticator, details, forSupport, password, tooOften } = dashboardWords.profile;

export function nameChangeMessage(failure: ChangeFailure<unknown> | null): ErrorText {
  if (failure?.kind !== 'rejected') return { text: null };
  const { error } = failure;
  if (isTooOften(failure)) {
    // How long to wait comes first, and the pool doesn't say it.
    const said = providerSentence('account-change', error, failureWords);
    return {
      text: details.tooOften,
      advice: details.waitThenSave,
      ...forSupportOnly(`${details.failed} ${said}`),
    };
  }
  return { text: `${details.failed} ${describeFailure('account-change', error, failureWords)}` };
}

/** The pool's message, or a generic one (docs/product.md, Failures). It calls the email a username, so our own comes first. */
export function passwordChangeMessage(failure: ChangeFailure<unknown> | null): ErrorText {
  if (failure?.kind !== 'rejected') return { text: null };
  const { error } = failure;
  if (isWrongPassword(failure)) {
    const { providerMessage } = error;
    return {
      text: password.currentWrong,
      advice: password.forgotten,
      ...(providerMessage !== '' && forSupportOnly(providerMessage)),
    };
  }
  if (isTooOften(failure)) {
    const said = providerSentence('account-change', error, failureWords);
    return { ...tooOften, ...forSupportOnly(said) };
  }
  return { text: describeFailure('account-change', error, failureWords) };
}

/** Our own sentence first; the specified text with the pool's message comes last. */
export function replacementMessage(failure: SetUpFailure | null): ErrorText {
  if (failure?.kind !== 'rejected') return { text: null };
  const { error } = failure;
  if (failure.during === 'start') {
    const said = describeFailure('authenticator-set-up', error, failureWords);
    return { text: `${authenticator.startFailed} ${said}` };
  }
  if (isCodeRefused(failure)) {
    const said = asSentence(describeFailure('authenticator-replacement', error, failureWords));
    return {
      text: error.code === 'code-expired' ? authenticator.codeExpired : authenticator.codeWrong,
      advice:
        failure.clock === null
          ? setUpWords.usualCauses
          : describeClock(failure.clock, failureWords.clock),
      ...forSupportOnly(`${authenticator.codeFailed} ${said}`),
    };
  }
  if (isTooOften(failure)) {
    const said = providerSentence('authenticator-replacement', error, failureWords);
    return { ...tooOften, ...forSupportOnly(`${authenticator.codeFailed} ${said}`) };
  }
  const said = describeWithClock('authenticator-replacement', failure, failureWords);
  return {
    text: authenticator.notChecked,
    advice: `${authenticator.codeFailed} ${said}`,
  };
}

/** A text that means more to support than to the user. */
function forSupportOnly(detail: string): Pick<ErrorText, 'detail' | 'detailLabel'> {
  return { detail, detailLabel: forSupport };
}
