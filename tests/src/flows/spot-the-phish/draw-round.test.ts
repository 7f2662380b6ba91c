import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROUND_LENGTH, type Round } from '#src/flows/spot-the-phish/deal-round.ts';
import {
  drawNewRound,
  drawRound,
  drawRoundOpeningWith,
} from '#src/flows/spot-the-phish/draw-round.ts';
import { randomFrom } from '#src/flows/spot-the-phish/random.ts';
import { ROUND_CODES, roundCodeOf } from '#src/flows/spot-the-phish/round-code.ts';
import { library } from '../../../setup/rounds.ts';
import { tally } from '../../../setup/tally.ts';

const SEEDS = 10_000;
/** Multiples of the golden ratio's fraction of 2^32: far apart, like random numbers. */
const rounds = Array.from({ length: SEEDS }, (_, index) =>
  drawRound(roundCodeOf(Math.imul(index, 0x9e3779b1) >>> 0), library),
);

const rank = { least: 0, moderate: 1, very: 2 };

function shapeOf({ messages }: Round): string {
  return JSON.stringify({
    ...tally(messages.map(({ channel }) => channel)),
    difficulties: messages.map(({ difficulty }) => rank[difficulty]).join(''),
    different: new Set(messages.map(({ id }) => id)).size,
  });
}

describe('10,000 rounds', () => {
  it('have two messages of each channel, in rising difficulty', () => {
    expect([...new Set(rounds.map(shapeOf))].map((shape): unknown => JSON.parse(shape))).toEqual([
      { chat: 2, email: 2, sms: 2, difficulties: '001122', different: 6 },
    ]);
    expect(ROUND_LENGTH).toBe(6);
  });

  it('have two to four phish, and the last message is either, whatever the first five were', () => {
    const orders = rounds.map(({ messages }) => messages.map(({ kind }) => kind[0]).join(''));
    expect(Object.keys(tally(orders.map((order) => order.replaceAll('g', '')))).toSorted()).toEqual(
      ['pp', 'ppp', 'pppp'],
    );
    const firstFive = tally(orders.map((order) => order.slice(0, 5)));
    expect(Object.keys(firstFive)).toHaveLength(20);
    const withPhishLast = tally(
      orders.filter((order) => order.endsWith('p')).map((order) => order.slice(0, 5)),
    );
    for (const [order, count] of Object.entries(firstFive)) {
      expect(count).toBeGreaterThan(SEEDS / 20 / 1.3);
      expect(Math.abs((withPhishLast[order] ?? 0) / count - 0.5)).toBeLessThan(0.1);
    }
  });
});

it('yield the same round for the same code, whatever is drawn in between', () => {
  const first = drawRound('bcdfg', library);
  drawRound('ghjkm', library);
  expect(drawRound('bcdfg', library)).toEqual(first);
  expect(first.code).toBe('bcdfg');
});

describe('a round that opens with a given message', () => {
  const easy = library.filter(({ difficulty }) => difficulty === 'least');

  it.each(easy.map(({ id }) => [id]))('%s', (id) => {
    for (const number of [0, 1, 4_000_000_000]) {
      const round = drawRoundOpeningWith(id, number, library);
      expect(round?.messages[0]?.id).toBe(id);
      expect(drawRound(round?.code ?? '', library)).toEqual(round);
    }
  });

  it('doesn’t exist for a message that never comes first', () => {
    expect(drawRoundOpeningWith('supplier-bank-change', 0, library)).toBeNull();
  });
});

describe('a new round', () => {
  const idsOf = ({ messages }: Round) => messages.map(({ id }) => id);
  const none: ReadonlySet<string> = new Set();
  const anyCode = fc.integer({ min: 0, max: ROUND_CODES - 1 }).map(roundCodeOf);

  it('shares no message with the round just played', () => {
    fc.assert(
      fc.property(anyCode, fc.string(), (code, seed) => {
        const last = drawRound(code, library);
        const round = drawNewRound({ last, earlier: none }, library, randomFrom(seed));
        expect(idsOf(round).filter((id) => idsOf(last).includes(id))).toEqual([]);
        expect(drawRound(round.code, library)).toEqual(round);
      }),
    );
  });

  it('has the other story of a trick that was missed', () => {
    const [wanted] = library.filter(({ kind }) => kind === 'phish').map(({ id }) => id);
    for (let seed = 0; seed < 40; seed += 1) {
      const last = drawRound(roundCodeOf(seed), library);
      const played = { last, earlier: new Set([wanted ?? '']), wanted: [wanted ?? ''] };
      const ids = idsOf(drawNewRound(played, library, randomFrom(roundCodeOf(seed))));
      expect(ids.includes(wanted ?? '')).toBe(!idsOf(last).includes(wanted ?? ''));
    }
  });

  it('repeats nothing from the two previous rounds if possible', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const random = randomFrom(roundCodeOf(seed));
      const first = drawRound(roundCodeOf(seed), library);
      const second = drawNewRound({ last: first, earlier: none }, library, random);
      const played = { last: second, earlier: new Set(idsOf(first)) };
      const third = drawNewRound(played, library, random);
      expect(new Set([first, second, third].flatMap(idsOf)).size).toBe(18);
    }
  });
});
