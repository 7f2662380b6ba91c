import { fieldWords } from '#content/auth/fields.ts';
import { describeFieldProblem } from '#src/flows/fields/describe-field-problem.ts';
import type { LimitedInput } from '#src/flows/fields/limits.ts';
import type { FieldProblems } from '#src/flows/fields/validate.ts';

/** A form's failure as far as its fields go: their problems, or a rejection that is shown above the form. */
type Failure<Field extends string> =
  | { kind: 'invalid'; problems: FieldProblems<Field> }
  | { kind: 'rejected' };

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

/** The first field with a problem, which takes the focus. */
export function firstProblemField<Field extends string>(
  failure: Failure<Field> | null,
): Field | null {
  const [first = null] = failure?.kind === 'invalid' ? failure.problems.keys() : [];
  return first;
}
