/** The registration rule, part by part (specification, section 5). */
interface PasswordRule {
  length: boolean;
  lower: boolean;
  upper: boolean;
  special: boolean;
}

export const PASSWORD_RULE_PARTS: readonly (keyof PasswordRule)[] = [
  'length',
  'lower',
  'upper',
  'special',
];

const PASSWORD_MIN_LENGTH = 8;

export function checkPassword(password: string): PasswordRule {
  return {
    length: Array.from(password).length >= PASSWORD_MIN_LENGTH,
    lower: /\p{Ll}/u.test(password),
    upper: /\p{Lu}/u.test(password),
    special: /[^\p{L}\p{N}]/u.test(password),
  };
}

export function isPasswordAccepted(password: string): boolean {
  return Object.values(checkPassword(password)).every(Boolean);
}
