import type { Difficulty, Premise } from '#src/lib/scenario.ts';

/** Source: NIST Phish Scale User Guide, TN 2276 (November 2023). */

export type CueBand = 'few' | 'some' | 'many';
export type PremiseBand = 'weak' | 'medium' | 'strong';
type ScaleRating = Difficulty | 'moderate-to-least';

/** `count` is the number of cue instances, from 1. */
export function cueBand(count: number): CueBand {
  if (count <= 8) return 'few';
  return count <= 14 ? 'some' : 'many';
}

/** How well the story fits the reader's day: from -8 (not at all) to 32. */
export function premiseAlignment([e1, e2, e3, e4, e5]: Premise): number {
  return e1 + e2 + e3 + e4 - e5;
}

export function premiseBand(alignment: number): PremiseBand {
  if (alignment <= 10) return 'weak';
  return alignment <= 17 ? 'medium' : 'strong';
}

const RATINGS: Record<CueBand, Record<PremiseBand, ScaleRating>> = {
  few: { strong: 'very', medium: 'very', weak: 'moderate' },
  some: { strong: 'very', medium: 'moderate', weak: 'moderate-to-least' },
  many: { strong: 'moderate', medium: 'moderate', weak: 'least' },
};

/** How hard the scale says a phish is to detect. */
function scaleRating(cues: CueBand, premise: PremiseBand): ScaleRating {
  return RATINGS[cues][premise];
}

/** The game has only three levels, so a rating between two of them counts as the easier one. */
export function phishDifficulty(cueCount: number, premise: Premise): Difficulty {
  const rating = scaleRating(cueBand(cueCount), premiseBand(premiseAlignment(premise)));
  return rating === 'moderate-to-least' ? 'least' : rating;
}

/**
 * The scale doesn't rate genuine messages. Theirs depends on how many things look suspicious: the more there are, the
 * harder the message is to trust.
 */
export function genuineDifficulty(doubts: number): Difficulty {
  if (doubts <= 1) return 'least';
  return doubts === 2 ? 'moderate' : 'very';
}
