/**
 * Which parts of the registration rule are met (docs/product, Registration). Like the user pool, counts only Basic
 * Latin letters and the special characters of Cognito's password policy
 * (docs.aws.amazon.com/cognito/latest/developerguide/user-pool-settings-policies.html).
 */
export interface PasswordRule {
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

/** The rule for password managers that suggest one (developer.apple.com/password-rules). */
export const SUGGESTION_RULE = `minlength: ${PASSWORD_MIN_LENGTH}; required: lower; required: upper; required: special; allowed: digit;`;

const SPECIAL_CHARACTER = /[$^*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]/;

export function checkPassword(password: string): PasswordRule {
  return {
    length: Array.from(password).length >= PASSWORD_MIN_LENGTH,
    lower: /[a-z]/.test(password),
    upper: /[A-Z]/.test(password),
    // A space counts too, except at either end.
    special: SPECIAL_CHARACTER.test(password) || password.trim().includes(' '),
  };
}

export function isPasswordAccepted(password: string): boolean {
  return Object.values(checkPassword(password)).every(Boolean);
}
