/** Of the first and the last word with a letter, a digit or a sign, such as an emoji; empty if there is none. */
export function initialsOf(name: string): string {
  const initials = name.split(/\s+/).flatMap((word) => initialOf(word) ?? []);
  const ends = initials.length > 1 ? [initials[0], initials.at(-1)] : initials;
  return ends.join('').toLocaleUpperCase();
}

function initialOf(word: string): string | undefined {
  return graphemesOf(word).find((grapheme) => /[\p{L}\p{N}\p{S}]/u.test(grapheme));
}

/** What users perceive as characters: a letter with its marks, a family of emoji. */
function graphemesOf(word: string): readonly string[] {
  if (!('Segmenter' in Intl)) return word.match(/\P{M}\p{M}*/gu) ?? [];
  return Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment);
}
