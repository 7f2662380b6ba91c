import {
  checkPassword,
  isPasswordAccepted,
  PASSWORD_RULE_PARTS,
  type PasswordRule,
} from '#src/flows/sign-up/password-rule.ts';
import { CODE_LENGTH } from '#src/lib/code.ts';
import { unreachable } from '#src/lib/unreachable.ts';

/** The fields of the identity forms that have a length limit. */
export type LimitedInput = 'name' | 'attribute' | 'email' | 'password' | 'answer';

/**
 * The maximum lengths: the user pool's, except for names and other attributes. There the pool allows 2,048 characters, but
 * the ID token would then exceed a cookie's 4,096 bytes, browsers would drop it, and the user couldn't sign in. A hundred
 * characters fit in any script, even if the pool escapes each as two times six bytes.
 */
export const LIMITS: Readonly<Record<LimitedInput, number>> = {
  name: 100,
  attribute: 100,
  email: 128,
  password: 256,
  answer: 131_072,
};

/**
 * Found before anything is sent. `weak`: a new password that breaks the registration rule. `incomplete`: a code with too
 * few digits.
 */
export type FieldProblem = 'missing' | 'too-long' | 'weak' | 'incomplete';

export type FieldProblems<Field extends string> = ReadonlyMap<Field, FieldProblem>;

/** Counts names and other attributes in code points, everything else in UTF-16 units, as the pool does. */
export function isTooLong(input: LimitedInput, value: string): boolean {
  const isAttribute = input === 'name' || input === 'attribute';
  const length = isAttribute ? Array.from(value).length : value.length;
  return length > LIMITS[input];
}

export function problemWith(input: LimitedInput, value: string): FieldProblem | null {
  if (value === '') return 'missing';
  return isTooLong(input, value) ? 'too-long' : null;
}

export function problemWithNewPassword(password: string): FieldProblem | null {
  return problemWith('password', password) ?? (isPasswordAccepted(password) ? null : 'weak');
}

/** Catches an incomplete code here, because the user pool's message for it quotes a regular expression. */
export function problemWithAppCode(code: string): FieldProblem | null {
  return problemWith('answer', code) ?? (code.length < CODE_LENGTH ? 'incomplete' : null);
}

/** Feedback on a new password while it is typed: which parts of the rule it meets, and whether it is acceptable. */
export function checkNewPassword(
  password: string,
  parts: Readonly<Record<keyof PasswordRule, string>>,
): { items: { text: string; met: boolean }[]; isAccepted: boolean } {
  const rule = checkPassword(password);
  return {
    items: PASSWORD_RULE_PARTS.map((part) => ({ text: parts[part], met: rule[part] })),
    isAccepted: problemWithNewPassword(password) === null,
  };
}

/** Keeps the fields that have a problem, in order. */
export function fieldProblems<Field extends string>(
  checks: readonly (readonly [Field, FieldProblem | null])[],
): FieldProblems<Field> {
  return new Map(
    checks.flatMap(([field, problem]): [Field, FieldProblem][] =>
      problem === null ? [] : [[field, problem]],
    ),
  );
}

interface FieldWords {
  tooLong: Readonly<Record<LimitedInput, string>>;
  passwordRule: { message: string };
  code: { incomplete: string };
}

/** The message under a field. `missing` is this field's message for being empty. */
export function describeFieldProblem(
  problem: FieldProblem | null | undefined,
  input: LimitedInput,
  missing: string,
  { tooLong, passwordRule, code }: FieldWords,
): string | undefined {
  switch (problem) {
    case null:
    case undefined:
      return undefined;
    case 'missing':
      return missing;
    case 'too-long':
      return tooLong[input];
    case 'weak':
      return passwordRule.message;
    case 'incomplete':
      return code.incomplete;
    default:
      return unreachable(problem);
  }
}
