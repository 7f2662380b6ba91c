import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawRound } from '#src/flows/spot-the-phish/draw-round.ts';
import { gameReducer, startGame } from '#src/flows/spot-the-phish/game.ts';
import { NO_RECORD } from '#src/flows/spot-the-phish/play.ts';
import { randomFrom } from '#src/flows/spot-the-phish/random.ts';
import {
  beginPlay,
  parsePlay,
  serialisePlay,
  serialisePlayOver,
} from '#src/flows/spot-the-phish/stored-play.ts';
import { reached, statesOf } from '../../../setup/play-states.ts';
import { anyEvent } from '../../../setup/random-events.ts';
import { library } from '../../../setup/rounds.ts';

it('a step in one tab keeps anything that another tab has won meanwhile', () => {
  const won = reached('result');
  const here = { ...reached('reading'), record: NO_RECORD };
  const stored = serialisePlayOver(serialisePlay(won), here);
  expect(parsePlay(stored, library)).toEqual({ game: here.game, record: won.record });
  expect(serialisePlayOver(null, won)).toBe(serialisePlay(won));
  expect(serialisePlayOver(serialisePlay(won), won)).toBe(serialisePlay(won));
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
  const fresh = { game: null, record: NO_RECORD };

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

  it('a game from an older library is dropped, its record kept', () => {
    const result = reached('result');
    const played = parsePlay(serialisePlay(result), library.slice(1));
    expect(played).toEqual({ game: null, record: result.record });
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
  const result = reached('result');
  const stored = serialisePlay(result);

  it('starts the linked round, and keeps the record', () => {
    expect(beginPlay({ stored, link: 'GHJKM', random: 1 }, library)).toEqual({
      game: startGame(drawRound('ghjkm', library)),
      record: result.record,
    });
  });

  it('resumes the stored game of the linked round', () => {
    const link = result.game.round.code;
    expect(beginPlay({ stored, link, random: 1 }, library)).toEqual(result);
  });

  it.each(['', 'aeiou', '../..', '<script>'])('starts a new round for the link %j', (link) => {
    const { game, record } = beginPlay({ stored, link, random: 7 }, library);
    expect(game).toEqual(beginPlay({ stored: null, link: null, random: 7 }, library).game);
    expect(record).toEqual(result.record);
  });
});
