/** Keeps a sign on the line of the word before it, unless that sign is a box such as an inline block. */
export const NO_BREAK_SPACE = '\u00A0';
/** Forbids a line break. */
export const WORD_JOINER = '\u2060';
/** Allows a line break. */
export const ZERO_WIDTH_SPACE = '\u200B';

/** Splits a text around the words that contain line-break opportunities. */
export function splitAtBreakable(text: string): { text: string; isBreakable: boolean }[] {
  return text.split(BREAKABLE).map((text) => ({ text, isBreakable: BREAKABLE.test(text) }));
}

const BREAKABLE = /(\S*\u200B\S*)/;

/** Splits a text before its last word, and that word at its last line-break opportunity. */
export function splitLastWord(text: string): { before: string; word: string; end: string } {
  const { before = '', word = '', end = '' } = LAST_WORD.exec(text)?.groups ?? {};
  return { before, word, end };
}

const LAST_WORD = /^(?<before>.* )?(?<word>.*\u200B)?(?<end>.*)$/s;
