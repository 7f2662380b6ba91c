import { failureWords } from '#content/failures.ts';
import type { ChangeFailure } from '#src/flows/account/change.ts';
import {
  NO_FAILURE,
  viewFailure,
  type FailureView,
  type ScreenWords,
} from '#src/flows/failure/describe-failure.ts';
import type { Situation } from '#src/flows/failure/sentences.ts';

/** What a form shows of a change that the user pool has rejected. */
export function changeView(
  situation: Situation,
  failure: ChangeFailure<unknown> | null,
  screen: ScreenWords,
): FailureView {
  if (failure?.kind !== 'rejected') return NO_FAILURE;
  return viewFailure(situation, failure.error, null, failureWords, screen);
}
