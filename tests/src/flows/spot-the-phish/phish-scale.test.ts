import { describe, expect, it } from 'vitest';
import {
  cueBand,
  genuineDifficulty,
  phishDifficulty,
  premiseAlignment,
  premiseBand,
} from '#src/flows/spot-the-phish/phish-scale.ts';
import type { Premise, PremiseRating } from '#src/lib/scenario.ts';

/** Every number below is from NIST TN 2276. */

const RATINGS: PremiseRating[] = [0, 2, 4, 6, 8];

it.each(
  Array.from({ length: 30 }, (_, index) => {
    const count = index + 1;
    if (count >= 15) return [count, 'many'] as const;
    return [count, count >= 9 ? 'some' : 'few'] as const;
  }),
)('%i cues are %s', (count, band) => {
  expect(cueBand(count)).toBe(band);
});

it.each([
  [-8, 'weak'],
  [0, 'weak'],
  [10, 'weak'],
  [11, 'medium'],
  [12, 'medium'],
  [17, 'medium'],
  [18, 'strong'],
  [32, 'strong'],
] as const)('an alignment of %i is %s', (alignment, band) => {
  expect(premiseBand(alignment)).toBe(band);
});

it('adds the first four ratings and subtracts the fifth', () => {
  expect(premiseAlignment([8, 8, 8, 8, 0])).toBe(32);
  expect(premiseAlignment([0, 0, 0, 0, 8])).toBe(-8);
  expect(premiseAlignment([8, 6, 4, 2, 6])).toBe(14);
});

const table = [
  ['few', 'strong', 'very'],
  ['few', 'medium', 'very'],
  ['few', 'weak', 'moderate'],
  ['some', 'strong', 'very'],
  ['some', 'medium', 'moderate'],
  ['some', 'weak', 'moderate-to-least'],
  ['many', 'strong', 'moderate'],
  ['many', 'medium', 'moderate'],
  ['many', 'weak', 'least'],
] as const;

it('rates every count and premise by the table, taking the easier level between two', () => {
  const wrong: { count: number; premise: readonly number[] }[] = [];
  for (let count = 1; count <= 30; count += 1) {
    for (const premise of everyPremise()) {
      const alignment = premiseAlignment(premise);
      const row = table.find(
        ([cues, band]) => cues === cueBand(count) && band === premiseBand(alignment),
      );
      const expected = row?.[2] === 'moderate-to-least' ? 'least' : row?.[2];
      if (phishDifficulty(count, premise) !== expected) wrong.push({ count, premise });
    }
  }
  expect(wrong).toEqual([]);
});

describe('a genuine message', () => {
  it.each([
    [0, 'least'],
    [1, 'least'],
    [2, 'moderate'],
    [3, 'very'],
    [7, 'very'],
  ] as const)('with %i things that look suspicious: %s', (doubts, difficulty) => {
    expect(genuineDifficulty(doubts)).toBe(difficulty);
  });
});

function everyPremise(): Premise[] {
  return RATINGS.flatMap((e1) =>
    RATINGS.flatMap((e2) =>
      RATINGS.flatMap((e3) =>
        RATINGS.flatMap((e4) => RATINGS.map((e5): Premise => [e1, e2, e3, e4, e5])),
      ),
    ),
  );
}
