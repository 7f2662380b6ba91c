import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawRound } from '#src/flows/spot-the-phish/draw-round.ts';
import { gameReducer, startGame } from '#src/flows/spot-the-phish/game.ts';
import { playOf, type PlayState } from '#src/flows/spot-the-phish/play.ts';
import { randomFrom } from '#src/flows/spot-the-phish/random.ts';
import { NO_RECORD } from '#src/flows/spot-the-phish/record.ts';
import {
  beginPlay,
  parsePlay,
  serialisePlay,
  serialisePlayOver,
} from '#src/flows/spot-the-phish/stored-play.ts';
import { reached, statesOf } from '../../../setup/play-states.ts';
import { anyEvent } from '../../../setup/random-events.ts';
import { ROUND } from '../../../setup/round-code.ts';
import { library } from '../../../setup/rounds.ts';

it('a step in one tab keeps anything that another tab has won meanwhile', () => {
  const won = reached('result');
  const here = { ...reached('reading'), record: NO_RECORD };
  const stored = serialisePlayOver(serialisePlay(won), here, library);
  expect(parsePlay(stored, library)).toEqual({ ...here, record: { ...won.record, missed: [] } });
  expect(serialisePlayOver(null, won, library)).toBe(serialisePlay(won));
  expect(serialisePlayOver(serialisePlay(won), won, library)).toBe(serialisePlay(won));
});

describe('a reload', () => {
  it('restores the state at any point of any game', () => {
    for (let seed = 0; seed < 40; seed += 1) {
      for (const state of statesOf(seed)) {
        expect(parsePlay(serialisePlay(state), library)).toEqual(state);
      }
    }
  });
});

describe('a stored value that can’t have come from playing', () => {
  const fresh = { game: null, startedOn: null, won: [], daily: null, record: NO_RECORD };

  it.each([
    [null],
    [''],
    ['{'],
    ['null'],
    ['[]'],
    ['"1"'],
    ['{}'],
    ['{"version":0}'],
    ['{"version":"1"}'],
    ['{"version":1}'],
    ['{"version":1,"game":[],"record":[]}'],
    ['{"version":1,"game":{},"record":{}}'],
    ['{"version":2,"game":null,"record":{"best":[],"badges":["first-report"]}}'],
  ])('%j starts a new game', (stored) => {
    expect(parsePlay(stored, library)).toEqual(fresh);
  });

  it('what an earlier version kept stays: badges and best games', () => {
    const record = {
      best: [{ round: 'ghjkm', points: 300, right: 4, risk: 40 }],
      badges: ['first-report'],
    };
    const { game } = JSON.parse(serialisePlay(reached('reading')));
    expect(parsePlay(JSON.stringify({ version: 1, game, record }), library)).toEqual({
      ...playOf(reached('reading').game),
      record: { ...NO_RECORD, ...record },
    });
  });

  it.each([
    ['days', [[3, 2], [0, 1], [1.5, 2], [1, 10000], 'x', [4, 5], [6, 6]], [[4, 6]]],
    [
      'judged',
      [
        { round: 'bcdfg', lures: 3, caught: 4, honest: 3, alarms: 0 },
        { round: 'bcdfg', lures: 4, caught: 4, honest: 3, alarms: 0 },
        { round: '7', lures: 2, caught: 1, honest: 4, alarms: 0 },
      ],
      [{ round: '7', lures: 2, caught: 1, honest: 4, alarms: 0 }],
    ],
    ['missed', [1, null, 'parcel-fee'], ['parcel-fee']],
  ])('keeps the valid part of damaged %s', (name, damaged, kept) => {
    const stored = JSON.stringify({ version: 1, record: { [name]: damaged } });
    expect(parsePlay(stored, library).record).toEqual({ ...NO_RECORD, [name]: kept });
  });

  it('a game from an older library is dropped, its record kept', () => {
    const result = reached('result');
    const played = parsePlay(serialisePlay(result), library.slice(1));
    expect(played).toEqual({ ...result, game: null });
  });

  it('never throws, and any restored game can be continued', () => {
    const anything = fc.oneof(fc.string(), fc.json(), brokenStates());
    fc.assert(
      fc.property(anything, fc.nat(), (stored, seed) => {
        const { game, record } = parsePlay(stored, library);
        expect(record.best.length).toBeLessThanOrEqual(5);
        if (game === null) return;
        const random = randomFrom(String(seed));
        let state = game;
        for (let events = 0; events < 2000; events += 1) {
          state = gameReducer(state, anyEvent(state, random));
        }
        expect(state).toMatchObject({ at: 'result' });
        expect(state.answers).toHaveLength(6);
      }),
      { numRuns: 500 },
    );
  });
});

/** Stored games in which one value, anywhere, is replaced. */
function brokenStates() {
  const replacement = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom('reading', 'result', 'lesson', 'report', true, 0, 1, 3),
  );
  return fc.tuple(fc.nat(30), fc.nat(), fc.nat(), replacement).map(([seed, step, place, value]) => {
    const states = statesOf(seed);
    let left = 0;
    const text = serialisePlay(states[step % states.length] ?? reached('start'));
    const count = (text.match(/[[{,:]/g) ?? []).length;
    return JSON.stringify(
      JSON.parse(text, (_, old: unknown) => {
        left += 1;
        return left - 1 === place % count ? value : old;
      }),
    );
  });
}

describe('a visit', () => {
  const result: PlayState = { ...reached('result'), startedOn: 7 };
  const stored = serialisePlay(result);
  const drawn = (code: string) => ({
    ...result,
    game: startGame(drawRound(code, library)),
    startedOn: null,
    won: [],
  });

  it('starts the linked round, and keeps the record', () => {
    expect(beginPlay({ stored, link: 'GHJKM', today: 7 }, library)).toEqual(drawn('ghjkm'));
    expect(beginPlay({ stored, link: '6', today: 7 }, library)).toEqual(drawn('6'));
  });

  it('resumes the stored game of the linked round', () => {
    expect(beginPlay({ stored, link: ROUND, today: 9 }, library)).toEqual(result);
  });

  it('resumes a game in progress, but shows a result again only on its day', () => {
    const begun = { ...reached('feedback'), startedOn: 7 };
    const progress = serialisePlay(begun);
    expect(beginPlay({ stored: progress, link: null, today: 9 }, library)).toEqual(begun);
    expect(beginPlay({ stored, link: null, today: 7 }, library)).toEqual(result);
    expect(beginPlay({ stored, link: null, today: 8 }, library)).toEqual(drawn('8'));
  });

  it.each(['', 'aeiou', '../..', '<script>', '8', '0', '10000'])(
    'starts the day’s round for the link %j',
    (link) => {
      expect(beginPlay({ stored, link, today: 7 }, library)).toEqual(drawn('7'));
    },
  );
});
