export const CODE_LENGTH = 6;

/** The digits of what was typed or pasted, at most six: "123 456" and "123-456" are accepted. */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

/** Typing after a full, refused code starts the next one, so that nothing has to be deleted first. */
export function codeTypedAfter(refused: string, typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const goesOn = refused.length === CODE_LENGTH && digits.startsWith(refused);
  return codeDigits(goesOn && digits.length > CODE_LENGTH ? digits.slice(CODE_LENGTH) : digits);
}

/** Groups of four are easier to type. */
export function groupedKey(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
