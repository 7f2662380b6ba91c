/** No vowels, so that no code spells a word, and nothing that looks like 0, 1 or l. */
const ALPHABET = 'bcdfghjkmnpqrstvwxyz23456789';
const LENGTH = 5;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

/** The code of a day's round is the day's number. Up to four digits, until 2054, so that none is a practice round's. */
const DAY = /^[1-9]\d{0,3}$/;

/** The number of different practice codes: about 17 million. */
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
  return CODE.test(code) || DAY.test(code) ? code : null;
}

/** The number of the day whose round has this code; null for a practice round. */
export function dayOfCode(code: string): number | null {
  return DAY.test(code) ? Number(code) : null;
}
