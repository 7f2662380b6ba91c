export const CODE_LENGTH = 6;

/** The length of the codes that Cognito sends as a first factor (aws-amplify/amplify-js#14428). */
export const LONGEST_CODE = 8;

/** The digits of typed or pasted text, up to `maxLength`. Accepts "123 456" and "123-456". */
export function codeDigits(typed: string, maxLength = CODE_LENGTH): string {
  return typed.replace(/\D/g, '').slice(0, maxLength);
}

/** Typing after a complete code that was refused starts a new one, so that the user needn't delete it first. */
export function codeTypedAfter(refused: string, typed: string, maxLength = CODE_LENGTH): string {
  const digits = typed.replace(/\D/g, '');
  const isNext =
    refused.length >= CODE_LENGTH && digits.length > refused.length && digits.startsWith(refused);
  return codeDigits(isNext ? digits.slice(refused.length) : digits, maxLength);
}

/** Groups of four, which are easier to type. */
export function keyGroups(secret: string): readonly string[] {
  return secret.match(/.{1,4}/g) ?? [];
}
