import { describe, expect, it } from 'vitest';
import { startGame, type GameEvent } from '#src/flows/spot-the-phish/game.ts';
import { playOf, playReducer, type PlayState } from '#src/flows/spot-the-phish/play.ts';
import {
  BEST_GAMES,
  NO_RECORD,
  streakOf,
  totalDetections,
  withBestGame,
  type BestGame,
} from '#src/flows/spot-the-phish/record.ts';
import { genuine, phish } from '../../../setup/rounds.ts';

const twin = { ...phish, id: 'disguise', twin: 'phish' };
const round = {
  code: 'bcdfg',
  messages: [{ ...phish, twin: 'disguise', species: 'parcel' as const }, genuine],
};
const begin = playOf(startGame(round));

function judge(verdict: 'report' | 'trust'): GameEvent[] {
  return [
    { type: 'judged', verdict },
    { type: 'confidence-given', confidence: 2 },
    { type: 'continued' },
  ];
}

function after(state: PlayState, events: readonly GameEvent[]): PlayState {
  return events.reduce(playReducer, state);
}

const allRight: GameEvent[] = [{ type: 'started' }, ...judge('report'), ...judge('trust')];
const allWrong: GameEvent[] = [{ type: 'started' }, ...judge('trust'), ...judge('report')];
const again: GameEvent = { type: 'round-drawn', round };

describe('the record', () => {
  it('gets a badge and a kind of lure as soon as they are won, and a game only with its result', () => {
    const half = after(begin, allRight.slice(0, 3));
    expect(half.record).toEqual({ ...NO_RECORD, badges: ['first-report'], caught: ['parcel'] });
    expect(after(begin, allRight).record.best).toEqual([
      { round: 'bcdfg', points: 300, right: 2, risk: 42 },
    ]);
    expect(after(begin, allWrong).record.caught).toEqual([]);
  });

  it('keeps badges and games when another round is drawn', () => {
    const played = after(begin, allRight);
    const next = after(played, [{ type: 'round-drawn', round: { ...round, code: 'ghjkm' } }]);
    expect(next.record).toEqual(played.record);
    expect(next.game.at).toBe('start');
  });

  it('keeps the better of two games of one round', () => {
    const better = [{ round: 'bcdfg', points: 300, right: 2, risk: 42 }];
    expect(after(begin, [...allRight, again, ...allWrong]).record.best).toEqual(better);
    expect(after(begin, [...allWrong, again, ...allRight]).record.best).toEqual(better);
    expect(after(begin, [...allRight, again, ...allRight]).record.best).toEqual(better);
  });

  it('counts a round towards the two scores once, as it was first judged', () => {
    const { record } = after(begin, [...allWrong, again, ...allRight]);
    expect(totalDetections(record)).toMatchObject({ lures: 1, caught: 0, honest: 1, alarms: 1 });
  });

  it('remembers a missed phish until its trick is spotted, in either story', () => {
    const missed = after(begin, allWrong);
    expect(missed.record.missed).toEqual(['phish']);
    const disguised: GameEvent = {
      type: 'round-drawn',
      round: { code: 'ghjkm', messages: [twin, genuine] },
    };
    expect(after(missed, [disguised, ...allWrong]).record.missed).toEqual(['disguise']);
    expect(after(missed, [disguised, ...allRight]).record.missed).toEqual([]);
    expect(after(missed, [again, ...allRight]).record.missed).toEqual([]);
  });
});

it('a badge is new only in the round that first wins it', () => {
  const first = after(begin, allRight);
  expect(first.won).toEqual(first.record.badges);
  expect(first.won).toContain('first-report');
  expect(after(first, [again, ...allRight]).won).toEqual([]);
});

describe('a day’s round', () => {
  const today = { ...playOf(startGame({ ...round, code: '7' })), record: NO_RECORD };
  const playedOn = (day: number) =>
    after(today, [{ type: 'started', today: day }, ...allRight.slice(1)]);

  it('counts towards the streak if it was started on its day, even if that has ended', () => {
    expect(streakOf(playedOn(7).record, 7)).toBe(1);
    expect(streakOf(playedOn(7).record, 8)).toBe(1);
    expect(streakOf(playedOn(8).record, 8)).toBe(0);
    expect(playedOn(8).daily).toBeNull();
  });

  it('is kept with its result as it was first played', () => {
    const first = playedOn(7);
    expect(first.daily).toEqual(first.game);
    const redrawn: GameEvent = { type: 'round-drawn', round: first.game.round };
    const replayed = after(first, [redrawn, { type: 'started', today: 7 }, ...allWrong.slice(1)]);
    expect(replayed.daily).toEqual(first.game);
    expect(replayed.record.days).toEqual([[7, 7]]);
  });
});

describe('the best games', () => {
  const game = (round: string, points: number): BestGame => ({ round, points, right: 3, risk: 50 });

  it('are the five with the most points, most first', () => {
    const games = [10, 60, 30, 20, 50, 40].map((points) => game(`c${points}`, points));
    const best = games.reduce(withBestGame, NO_RECORD.best);
    expect(best.map(({ points }) => points)).toEqual([60, 50, 40, 30, 20]);
    expect(best).toHaveLength(BEST_GAMES);
  });
});
