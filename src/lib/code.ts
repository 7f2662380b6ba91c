export const CODE_LENGTH = 6;

/** The digits of what was typed or pasted, at most six: "123 456" and "123-456" are fine. */
export function codeDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

/** A key is easier to type in groups of four. */
export function groupedKey(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
