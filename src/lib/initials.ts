/** Keeps Arabic letters from joining, as if they were a word. */
const NON_JOINER = '\u200C';

/** Of the first and the last word with a letter, a digit or a sign, such as an emoji; empty if there is none. */
export function initialsOf(name: string): string {
  const initials = name.split(/\s+/).flatMap((word) => initialOf(word) ?? []);
  const ends = initials.filter((_, at) => at === 0 || at === initials.length - 1);
  const separator = ends.every((initial) => /\p{Script=Arabic}/u.test(initial)) ? NON_JOINER : '';
  return ends.join(separator).toLocaleUpperCase();
}

function initialOf(word: string): string | undefined {
  return graphemesOf(word).find((grapheme) => /[\p{L}\p{N}\p{S}]/u.test(grapheme));
}

/**
 * What users perceive as characters: a letter with its marks, a family of emoji. In most names these need no segmenter, whose
 * data takes a phone 200 to 350 ms to load.
 */
function graphemesOf(word: string): readonly string[] {
  const isSimple = !/[^\p{Script=Latin}\p{M}\p{N}\p{P}]/u.test(word);
  if (isSimple || !('Segmenter' in Intl)) return word.match(/\P{M}\p{M}*/gu) ?? [];
  return Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment);
}
