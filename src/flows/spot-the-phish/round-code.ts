/** No vowels, so that no code spells a word, and nothing that looks like 0, 1 or l. */
const ALPHABET = 'bcdfghjkmnpqrstvwxyz23456789';
const LENGTH = 5;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** The number of different codes: about 17 million. */
export const ROUND_CODES = ALPHABET.length ** LENGTH;

/** The code for a whole number of at least 0: five lower-case letters and digits, repeating after `ROUND_CODES`. */
export function roundCodeOf(number: number): string {
  let rest = number;
  let code = '';
  for (let place = 0; place < LENGTH; place += 1) {
    code += ALPHABET.charAt(rest % ALPHABET.length);
    rest = Math.floor(rest / ALPHABET.length);
  }
  return code;
}

/** Parses a typed code, which may have capitals or surrounding spaces. Null if it isn't valid. */
export function parseRoundCode(typed: string | null): string | null {
  const code = (typed ?? '').trim().toLowerCase();
  return CODE.test(code) ? code : null;
}
