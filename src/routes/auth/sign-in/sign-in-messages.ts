import { challengeWords } from '#content/auth/challenges.ts';
import { failureWords } from '#content/failures.ts';
import { describeWithClock } from '#src/flows/failure/device-clock.ts';
import { isInputRefused } from '#src/flows/failure/input-refused.ts';
import { isTooOften } from '#src/flows/failure/too-often.ts';
import type { SignInFailure } from '#src/flows/sign-in.ts';

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

/** The same message; a limit is named first, because the pool's own sentence doesn't say what to do. */
export function signInRejection(failure: SignInFailure | null) {
  const text = signInRejectionMessage(failure);
  return isTooOften(failure) && text !== null
    ? { text: challengeWords.tooOften, advice: text }
    : { text };
}
