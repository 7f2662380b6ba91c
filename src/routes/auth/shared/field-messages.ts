import { fieldWords } from '#content/auth/fields.ts';
import { failureWords } from '#content/failures.ts';
import {
  NO_FAILURE,
  viewFailure,
  type FailureView,
  type ScreenWords,
} from '#src/flows/failure/describe-failure.ts';
import type { ClockError } from '#src/flows/failure/device-clock.ts';
import type { Situation } from '#src/flows/failure/sentences.ts';
import { describeFieldProblem } from '#src/flows/fields/describe-field-problem.ts';
import type { LimitedInput } from '#src/flows/fields/limits.ts';
import type { FieldProblems } from '#src/flows/fields/validate.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

/** A form's failure as far as its fields go: their problems, or a rejection that is shown above the form. */
type Failure<Field extends string> =
  | { kind: 'invalid'; problems: FieldProblems<Field> }
  | { kind: 'rejected'; situation: Situation; error: UserPoolError; clock?: ClockError | null };

interface FieldKind {
  input: LimitedInput;
  /** The message if it is empty. */
  missing: string;
}

/** The message under a field. */
export function fieldMessage<Field extends string>(
  failure: Failure<Field> | null,
  field: Field,
  { input, missing }: FieldKind,
): string | undefined {
  if (failure?.kind !== 'invalid') return undefined;
  return describeFieldProblem(failure.problems.get(field), input, missing, fieldWords);
}

/** What a form shows of a rejection by the user pool. */
export function rejectionView(failure: Failure<string> | null, screen?: ScreenWords): FailureView {
  if (failure?.kind !== 'rejected') return NO_FAILURE;
  const { situation, error, clock = null } = failure;
  return viewFailure(situation, error, clock, failureWords, screen);
}

/** The first field with a problem, which takes the focus. */
export function firstProblemField<Field extends string>(
  failure: Failure<Field> | null,
): Field | null {
  const [first = null] = failure?.kind === 'invalid' ? failure.problems.keys() : [];
  return first;
}
