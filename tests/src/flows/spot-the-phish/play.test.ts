import { describe, expect, it } from 'vitest';
import type { GameEvent } from '#src/flows/spot-the-phish/game.ts';
import { startGame } from '#src/flows/spot-the-phish/game.ts';
import {
  badgesWonBefore,
  BEST_GAMES,
  NO_RECORD,
  playReducer,
  withBestGame,
  type BestGame,
  type PlayState,
} from '#src/flows/spot-the-phish/play.ts';
import { genuine, phish } from '../../../setup/rounds.ts';

const lure = { ...phish, species: 'parcel' } as const;
const round = { code: 'bcdfg', messages: [lure, genuine] };
const begin: PlayState = { game: startGame(round), record: NO_RECORD };

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

describe('the record', () => {
  it('gets a badge and a kind of lure as soon as they are won, and a game only with its result', () => {
    const half = after(begin, allRight.slice(0, 3));
    expect(half.record).toEqual({ best: [], badges: ['first-report'], caught: ['parcel'] });
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
    const again: GameEvent = { type: 'round-drawn', round };
    const better = [{ round: 'bcdfg', points: 300, right: 2, risk: 42 }];
    expect(after(begin, [...allRight, again, ...allWrong]).record.best).toEqual(better);
    expect(after(begin, [...allWrong, again, ...allRight]).record.best).toEqual(better);
    expect(after(begin, [...allRight, again, ...allRight]).record.best).toEqual(better);
  });
});

describe('the badges won before a round', () => {
  it('are all those in the record, until the round earns one of them again', () => {
    const record = { ...NO_RECORD, badges: ['every-cue', 'first-report'] } as const;
    expect(badgesWonBefore({ ...begin, record })).toEqual(['every-cue', 'first-report']);
    const reported = after({ ...begin, record }, allRight.slice(0, 3));
    expect(badgesWonBefore(reported)).toEqual(['every-cue']);
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
