import { answeredOf } from './answers.ts';
import { badgesEarned, type BadgeCode } from './badges.ts';
import { gameReducer, type GameEvent, type GameState } from './game.ts';
import {
  mergeRecords,
  NO_RECORD,
  withBadges,
  withCaught,
  withGame,
  type PlayRecord,
} from './record.ts';
import { dayOfCode } from './round-code.ts';

/** A finished round with its answers. */
export type FinishedGame = Extract<GameState, { at: 'result' }>;

export interface PlayState {
  game: GameState;
  /** The day on which the round was started; null if that isn't known. */
  startedOn: number | null;
  /** The badges won for the first time in this round. */
  won: readonly BadgeCode[];
  /** The latest day's round that was finished, as it was first played. */
  daily: FinishedGame | null;
  record: PlayRecord;
}

/** A game that has just been drawn, or restored without its circumstances. */
export function playOf(game: GameState, record: PlayRecord = NO_RECORD): PlayState {
  return { game, startedOn: null, won: [], daily: null, record };
}

/** Updates the game and its record: a badge as soon as it is won, a game when it reaches the result. */
export function playReducer(state: PlayState, event: GameEvent): PlayState {
  const game = gameReducer(state.game, event);
  if (game === state.game) return state;
  if (event.type === 'round-drawn') return { ...state, game, startedOn: null, won: [] };
  const startedOn = event.type === 'started' ? (event.today ?? null) : state.startedOn;
  return recorded({ ...state, game, startedOn });
}

/** Whether this is the round of its day, which counts towards the streak. */
export function isForStreak({ game, startedOn }: PlayState): boolean {
  return startedOn !== null && dayOfCode(game.round.code) === startedOn;
}

/** What another tab has won meanwhile is kept; the game in this tab goes first. */
export function mergePlays(
  play: PlayState,
  stored: Pick<PlayState, 'daily' | 'record'>,
): PlayState {
  return {
    ...play,
    daily: laterOf(play.daily, stored.daily),
    record: mergeRecords(play.record, stored.record),
  };
}

function laterOf(one: FinishedGame | null, other: FinishedGame | null): FinishedGame | null {
  if (one === null || other === null) return one ?? other;
  return (dayOfCode(other.round.code) ?? 0) > (dayOfCode(one.round.code) ?? 0) ? other : one;
}

/** Idempotent. */
function recorded(state: PlayState): PlayState {
  const { game, daily } = state;
  const { round, answers } = game;
  const answered = answeredOf(round.messages, answers);
  const earned = badgesEarned(answered, round.messages.length);
  const won = earned.filter((code) => !state.record.badges.includes(code));
  const record = withCaught(withBadges(state.record, earned), answered);
  const next = { ...state, record, won: [...state.won, ...won] };
  if (game.at !== 'result') return next;
  const counts = isForStreak(next);
  return {
    ...next,
    daily: counts && daily?.round.code !== round.code ? game : daily,
    record: withGame(record, { code: round.code, answered, counts }),
  };
}
