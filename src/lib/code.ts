export const CODE_LENGTH = 6;

/** The digits of what was typed or pasted, at most six: "123 456" and "123-456" are fine. */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

/** What is typed after a full code that was refused begins the next one: nothing has to be deleted first. */
export function codeTypedAfter(refused: string, typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const goesOn = refused.length === CODE_LENGTH && digits.startsWith(refused);
  return codeDigits(goesOn && digits.length > CODE_LENGTH ? digits.slice(CODE_LENGTH) : digits);
}

/** A key is easier to type in groups of four. */
export function groupedKey(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
