import { describe, expect, it } from 'vitest';
import {
  cueBand,
  genuineDifficulty,
  phishDifficulty,
  premiseAlignment,
  premiseBand,
} from '#src/flows/spot-the-phish/phish-scale.ts';
import type { Premise } from '#src/lib/scenario.ts';

/** Every number below is from NIST TN 2276. */

it.each([
  [1, 'few'],
  [8, 'few'],
  [9, 'some'],
  [14, 'some'],
  [15, 'many'],
] as const)('%i cues are %s', (count, band) => {
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

const counts = { few: 1, some: 9, many: 15 };
const premises: Record<'strong' | 'medium' | 'weak', Premise> = {
  strong: [8, 8, 8, 8, 0],
  medium: [8, 6, 0, 0, 0],
  weak: [0, 0, 0, 0, 0],
};

/** Of two levels, the easier. */
it.each([
  ['few', 'strong', 'very'],
  ['few', 'medium', 'very'],
  ['few', 'weak', 'moderate'],
  ['some', 'strong', 'very'],
  ['some', 'medium', 'moderate'],
  ['some', 'weak', 'least'],
  ['many', 'strong', 'moderate'],
  ['many', 'medium', 'moderate'],
  ['many', 'weak', 'least'],
] as const)('%s cues and a %s premise: %s', (cues, premise, difficulty) => {
  expect(phishDifficulty(counts[cues], premises[premise])).toBe(difficulty);
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
