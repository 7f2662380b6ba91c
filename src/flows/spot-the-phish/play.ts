import type { Species } from '#src/lib/species.ts';
import { answeredOf, isRight, type Answered } from './answers.ts';
import { badgesEarned, type BadgeCode } from './badges.ts';
import { gameReducer, type GameEvent, type GameState } from './game.ts';
import { totalPoints } from './points.ts';
import { riskAfter } from './risk.ts';

/** A finished round, for the leaderboard. */
export interface BestGame {
  /** The round's code. Replaying a round can improve its entry, but never adds another. */
  round: string;
  points: number;
  /** Right answers, from 0 to 6. */
  right: number;
  /** From 1 to 100. */
  risk: number;
}

/** Kept across rounds. */
export interface PlayRecord {
  /** At most `BEST_GAMES`, most points first. */
  best: readonly BestGame[];
  /** Every badge ever won. */
  badges: readonly BadgeCode[];
  /** Every kind of lure of which a phish was ever reported. */
  caught: readonly Species[];
}

export interface PlayState {
  game: GameState;
  record: PlayRecord;
}

export const BEST_GAMES = 5;
export const NO_RECORD: PlayRecord = { best: [], badges: [], caught: [] };

/** Updates the game and its record: a badge as soon as it is won, a game when it reaches the result. */
export function playReducer(state: PlayState, event: GameEvent): PlayState {
  const game = gameReducer(state.game, event);
  return game === state.game ? state : { game, record: recorded(state.record, game) };
}

/** Keeps the best game of each round, and the best rounds. */
export function withBestGame(best: readonly BestGame[], game: BestGame): readonly BestGame[] {
  const before = best.find(({ round }) => round === game.round);
  if (before !== undefined && before.points >= game.points) return best;
  return [...best.filter((other) => other !== before), game]
    .sort((a, b) => b.points - a.points)
    .slice(0, BEST_GAMES);
}

/** The union of two records, because two tabs may have played. */
export function mergeRecords(one: PlayRecord, other: PlayRecord): PlayRecord {
  return {
    best: other.best.reduce(withBestGame, one.best),
    badges: [...new Set([...one.badges, ...other.badges])],
    caught: [...new Set([...one.caught, ...other.caught])],
  };
}

/** The badges won before this round. One that this round has earned again counts as this round’s. */
export function badgesWonBefore({ game, record }: PlayState): readonly BadgeCode[] {
  const { round, answers } = game;
  const earned = badgesEarned(answeredOf(round.messages, answers), round.messages.length);
  return record.badges.filter((code) => !earned.includes(code));
}

/** Idempotent. */
function recorded(
  { best, badges, caught }: PlayRecord,
  { at, round, answers }: GameState,
): PlayRecord {
  const answered = answeredOf(round.messages, answers);
  const earned = badgesEarned(answered, round.messages.length);
  const game = {
    round: round.code,
    points: totalPoints(answered),
    right: answered.filter(isRight).length,
    risk: riskAfter(answered),
  };
  return {
    best: at === 'result' ? withBestGame(best, game) : best,
    badges: [...new Set([...badges, ...earned])],
    caught: [...new Set([...caught, ...speciesReported(answered)])],
  };
}

function speciesReported(answered: readonly Answered[]): Species[] {
  return answered.filter(isRight).flatMap(({ message }) => message.species ?? []);
}
