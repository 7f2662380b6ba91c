import { failureWords } from '#content/failures.ts';
import { asSentence, providerSentence } from '#src/flows/failure/describe-failure.ts';
import { describeWithClock } from '#src/flows/failure/device-clock.ts';
import { isInputRefused } from '#src/flows/failure/input-refused.ts';
import type { SignInFailure } from '#src/flows/sign-in/sign-in.ts';
import type { ErrorText } from '#src/ui/error-message.tsx';

/** The user pool refuses even the right password for a while. */
export function isLockedOut(failure: SignInFailure | null): boolean {
  return failure?.kind === 'rejected' && failure.error.reason === 'attempts-exceeded';
}

/** The message explains it, so that nothing else needs to. */
export function isClockWrong(failure: SignInFailure | null): boolean {
  return failure?.kind === 'rejected' && failure.clock !== null;
}

/** What to do about a wrong email or password, unless the device's clock may be the cause. */
export function isWorthRetyping(failure: SignInFailure | null): boolean {
  return isInputRefused('password', failure) && !isClockWrong(failure);
}

/** The message above the form for a rejection by the user pool. */
export function signInRejectionMessage(failure: SignInFailure | null): string | null {
  return failure?.kind === 'rejected'
    ? describeWithClock(failure.situation, failure, failureWords)
    : null;
}

/** The same message, with what the pool's sentence about a limit doesn't say below it. */
export function signInRejection(failure: SignInFailure | null): ErrorText {
  if (failure?.kind !== 'rejected' || failure.error.code !== 'limit-exceeded') {
    return { text: signInRejectionMessage(failure) };
  }
  const said = providerSentence(failure.situation, failure.error, failureWords);
  return { text: asSentence(said), advice: failureWords.waitLonger };
}
