import { CODE_LENGTH } from '#src/lib/code.ts';
import { isEmail } from '#src/lib/email.ts';
import { hasInvisible } from '#src/lib/invisible.ts';
import { problemWithName } from '#src/lib/name.ts';
import { isTooLong, type LimitedInput } from './limits.ts';
import {
  checkPassword,
  isPasswordAccepted,
  PASSWORD_RULE_PARTS,
  type PasswordRule,
} from './password-rule.ts';
import { normalisePassword } from './send-password.ts';

/**
 * Found before anything is sent. `unreachable`: an address to which the user pool can't send codes. `invisible`: a character
 * that can't be seen. `stacked-marks`: more marks on a letter than any language writes. `weak`: a new password that breaks the registration rule. `unchanged`: one that is the current one. `incomplete`: a code with too few digits.
 */
export type FieldProblem =
  | 'missing'
  | 'too-long'
  | 'not-an-email'
  | 'unreachable'
  | 'outer-space'
  | 'invisible'
  | 'stacked-marks'
  | 'weak'
  | 'unchanged'
  | 'incomplete';

export type FieldProblems<Field extends string> = ReadonlyMap<Field, FieldProblem>;

export function validateInput(input: LimitedInput, value: string): FieldProblem | null {
  if (value === '') return 'missing';
  if (isTooLong(input, value)) return 'too-long';
  if (input === 'name' || input === 'attribute') return problemWithName(value);
  return input === 'email' && !isEmail(value) ? 'not-an-email' : null;
}

/** For an address that will be sent codes, by Amazon SES, which accepts only ASCII (API reference, Destination). */
export function validateNewEmail(email: string): FieldProblem | null {
  return validateInput('email', email) ?? (/^[!-~]+$/.test(email) ? null : 'unreachable');
}

export function validateNewPassword(password: string): FieldProblem | null {
  const problem = validateInput('password', password);
  if (problem !== null) return problem;
  // The user pool refuses it, and it may have come along when the password was copied.
  if (password.trim() !== password) return 'outer-space';
  if (hasInvisible(password)) return 'invisible';
  return isPasswordAccepted(password) ? null : 'weak';
}

/** Catches an incomplete code here, because the user pool's message for it quotes a regular expression. */
export function validateAuthenticatorCode(code: string): FieldProblem | null {
  return validateInput('answer', code) ?? (code.length < CODE_LENGTH ? 'incomplete' : null);
}

/**
 * Feedback on a new password while it is typed: which parts of the rule it meets, and whether it is acceptable. `refused`:
 * a password that isn't, whatever the rule.
 */
export function checkNewPassword(
  typed: string,
  parts: Readonly<Record<keyof PasswordRule, string>>,
  refused: string | null = null,
): { items: { text: string; met: boolean }[]; isAccepted: boolean } {
  const password = normalisePassword(typed);
  const rule = checkPassword(password);
  return {
    items: PASSWORD_RULE_PARTS.map((part) => ({ text: parts[part], met: rule[part] })),
    isAccepted: validateNewPassword(password) === null && typed !== refused,
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
