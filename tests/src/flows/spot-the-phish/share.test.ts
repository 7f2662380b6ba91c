import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareText } from '#content/demo/moment.ts';
import {
  parseChallenge,
  parseChallengerName,
  SIGNS,
  signsOf,
  type SignStyle,
} from '#src/flows/spot-the-phish/share.ts';

const styles: SignStyle[] = ['colours', 'ticks'];

it('the signs say which answers were right, in either style', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), fc.constantFrom(...styles), (answers, style) => {
      const signs = Array.from(signsOf(answers, style));
      expect(signs.map((sign) => sign === SIGNS[style].right)).toEqual(answers);
    }),
  );
});

const TEXT =
  /^Spot the phish (?<round>[a-z\d]+) · (?<right>\d)\/6 · (?<signs>\S+?)(?: · (?<days>\d+) days?)?$/u;

it('the shared text says the round, the score, each answer and the streak, and nothing else', () => {
  const anyShared = fc.record({
    round: fc.oneof(fc.integer({ min: 1, max: 9999 }).map(String), fc.constant('bcdfg')),
    answers: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    style: fc.constantFrom(...styles),
    days: fc.nat(4000),
  });
  fc.assert(
    fc.property(anyShared, ({ round, answers, style, days }) => {
      const right = answers.filter(Boolean).length;
      const signs = signsOf(answers, style);
      const said = TEXT.exec(shareText({ round, right, all: 6, signs, days }))?.groups ?? {};
      expect({
        ...said,
        days: Number(said['days'] ?? 0),
      }).toEqual({ round, right: String(right), signs, days });
    }),
  );
  expect(
    shareText({
      round: '214',
      right: 5,
      all: 6,
      signs: signsOf([true, true, false, true, true, true], 'colours'),
      days: 4,
    }),
  ).toBe('Spot the phish 214 · 5/6 · 🟩🟩🟥🟩🟩🟩 · 4 days');
});

describe('a challenge', () => {
  it.each([
    ['Sam', '5', { name: 'Sam', right: 5 }],
    [' Siân-Mary O’Neil ', '0', { name: 'Siân-Mary O’Neil', right: 0 }],
    ['عمر', '6', { name: 'عمر', right: 6 }],
    [null, '4', { name: null, right: 4 }],
    ['<b>Sam</b>', '4', { name: null, right: 4 }],
    ['lure.example', '4', { name: null, right: 4 }],
    ['https://x', '4', { name: null, right: 4 }],
    ['a'.repeat(25), '4', { name: null, right: 4 }],
    ['Sam\u202E', '4', { name: null, right: 4 }],
    ['Sam', '7', null],
    ['Sam', '-1', null],
    ['Sam', '5.0', null],
    ['Sam', '', null],
    ['Sam', null, null],
  ])('from %j with %j is %j', (name, right, challenge) => {
    expect(parseChallenge(name, right)).toEqual(challenge);
  });

  it('names nobody by anything but letters, spaces, hyphens and apostrophes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const name = parseChallengerName(typed);
        expect(name ?? 'a').toMatch(/^[\p{L}\p{M}'’ -]{1,24}$/u);
      }),
    );
  });
});
