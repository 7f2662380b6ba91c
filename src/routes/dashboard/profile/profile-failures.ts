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

const { authenticator, details, password, tooOften } = dashboardWords.profile;

type VerificationFailure = SetUpFailure & { during: 'verification' };

export function nameChangeMessage(failure: ChangeFailure<unknown> | null): ErrorText {
  if (failure?.kind !== 'rejected') return { text: null };
  const { error } = failure;
  if (isTooOften(failure)) {
    const said = providerSentence('account-change', error, failureWords);
    return { text: `${details.failed} ${said}`, advice: details.tooOften };
  }
  return { text: `${details.failed} ${describeFailure('account-change', error, failureWords)}` };
}

/** The pool's message, or a generic one (docs/product.md, Failures), then what it doesn't say. */
export function passwordChangeMessage(failure: ChangeFailure<unknown> | null): ErrorText {
  if (failure?.kind !== 'rejected') return { text: null };
  const { error } = failure;
  const said = providerSentence('account-change', error, failureWords);
  if (isWrongPassword(failure)) {
    // Where the pool quotes a pattern, it has no message.
    if (error.providerMessage === '') return { text: password.currentWrong };
    return { text: said, advice: password.currentWrong };
  }
  if (isTooOften(failure)) return { text: said, advice: tooOften };
  return { text: describeFailure('account-change', error, failureWords) };
}

/** The specified text with the pool's message, then what to do. */
export function replacementMessage(failure: SetUpFailure | null): ErrorText {
  if (failure?.kind !== 'rejected') return { text: null };
  const { error } = failure;
  if (failure.during === 'start') {
    const said = describeFailure('authenticator-set-up', error, failureWords);
    return { text: `${authenticator.startFailed} ${said}` };
  }
  return {
    text: `${authenticator.codeFailed} ${codeSentence(failure)}`,
    advice: codeAdvice(failure),
  };
}

function codeSentence(failure: VerificationFailure & { kind: 'rejected' }): string {
  const situation = 'authenticator-replacement';
  if (isTooOften(failure)) {
    return asSentence(providerSentence(situation, failure.error, failureWords));
  }
  if (!isCodeRefused(failure)) return describeWithClock(situation, failure, failureWords);
  return asSentence(describeFailure(situation, failure.error, failureWords));
}

/** Undefined if the message says it. */
function codeAdvice(failure: VerificationFailure): string | undefined {
  if (isTooOften(failure)) return tooOften;
  if (!isCodeRefused(failure)) return undefined;
  return failure.clock === null
    ? setUpWords.usualCauses
    : describeClock(failure.clock, failureWords.clock);
}
