import { unreachable } from '#src/lib/unreachable.ts';
import type { LimitedInput } from './limits.ts';
import type { FieldProblem } from './validate.ts';

interface FieldWords {
  tooLong: Readonly<Record<LimitedInput, string>>;
  name: { invisible: string; stackedMarks: string };
  email: { invalid: string; unreachable: string };
  passwordRule: { message: string; outerSpace: string; invisible: string; unchanged: string };
  code: { incomplete: string };
}

/** The message under a field. `missing` is this field's message for being empty. */
export function describeFieldProblem(
  problem: FieldProblem | null | undefined,
  input: LimitedInput,
  missing: string,
  { tooLong, name, email, passwordRule, code }: FieldWords,
): string | undefined {
  switch (problem) {
    case null:
    case undefined:
      return undefined;
    case 'missing':
      return missing;
    case 'too-long':
      return tooLong[input];
    case 'not-an-email':
      return email.invalid;
    case 'unreachable':
      return email.unreachable;
    case 'outer-space':
      return passwordRule.outerSpace;
    case 'invisible':
      return input === 'password' ? passwordRule.invisible : name.invisible;
    case 'stacked-marks':
      return name.stackedMarks;
    case 'weak':
      return passwordRule.message;
    case 'unchanged':
      return passwordRule.unchanged;
    case 'incomplete':
      return code.incomplete;
    default:
      return unreachable(problem);
  }
}
