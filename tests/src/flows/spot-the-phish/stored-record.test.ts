import { expect, it } from 'vitest';
import { NO_RECORD } from '#src/flows/spot-the-phish/play.ts';
import { parseStoredRecord } from '#src/flows/spot-the-phish/stored-record.ts';

const best = { round: 'bcdfg', points: 300, right: 2, risk: 42 };

it('is kept if it is valid', () => {
  const record = { best: [best], badges: ['every-cue', 'first-report'] };
  expect(parseStoredRecord(record)).toEqual(record);
});

it.each([
  ['no round', { ...best, round: 'aeiou' }],
  ['a round that is no text', { ...best, round: 1 }],
  ['points below 0', { ...best, points: -1 }],
  ['half points', { ...best, points: 0.5 }],
  ['more points than possible', { ...best, points: 1e9 }],
  ['points as text', { ...best, points: '300' }],
  ['seven right answers', { ...best, right: 7 }],
  ['no risk', { ...best, risk: 0 }],
  ['too much risk', { ...best, risk: 101 }],
  ['nothing', null],
])('loses only a game with %s', (_, game) => {
  expect(parseStoredRecord({ best: [game, best], badges: [] }).best).toEqual([best]);
});

it('is sorted, with one game for each round, at most five', () => {
  const games = [1, 2, 3, 4, 5, 6].map((points) =>
    Object.assign({}, best, { round: `bcdf${points + 1}`, points }),
  );
  const { best: kept } = parseStoredRecord({
    best: [...games, { ...best, round: 'bcdf7', points: 9 }],
    badges: [],
  });
  expect(kept.map(({ points }) => points)).toEqual([9, 5, 4, 3, 2]);
});

it('loses unknown and repeated badges', () => {
  const badges = ['first-report', 'toString', 'first-report', 7, null];
  expect(parseStoredRecord({ best: [], badges }).badges).toEqual(['first-report']);
});

it.each([[null], [[]], [{ best: {}, badges: {} }], [{ best: 1, badges: 'first-report' }]])(
  'is empty for %j',
  (record) => {
    expect(parseStoredRecord(record)).toEqual(NO_RECORD);
  },
);
