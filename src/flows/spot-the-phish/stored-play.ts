import { BADGE_CODES } from './badges.ts';
import { drawRound } from './draw-round.ts';
import { startGame, type GameState } from './game.ts';
import { mergePlays, type FinishedGame, type PlayState } from './play.ts';
import { NO_RECORD } from './record.ts';
import { dayOfCode, parseRoundCode } from './round-code.ts';
import type { RoundMessage } from './round-message.ts';
import { parseStoredGame } from './stored-game.ts';
import { parseStoredRecord } from './stored-record.ts';
import { entriesOf, isObject, isWholeNumber } from './stored-value.ts';

/**
 * Raised whenever a value of an older version could be misread; older values are then dropped. What one lacks, such as the
 * days, starts empty.
 */
const VERSION = 1;

export function serialisePlay({ game, daily, ...rest }: PlayState): string {
  return JSON.stringify({
    version: VERSION,
    ...rest,
    game: serialisable(game),
    daily: daily === null ? null : serialisable(daily),
  });
}

/** Stores a round as its code and the ids drawn, so that a changed library is detected. */
function serialisable({ round, ...rest }: GameState) {
  return { ...rest, round: round.code, messages: round.messages.map(({ id }) => id) };
}

/** The text to store after a step, merged with what another tab has won meanwhile. */
export function serialisePlayOver(
  stored: string | null,
  play: PlayState,
  library: readonly RoundMessage[],
): string {
  return serialisePlay(mergePlays(play, parsePlay(stored, library)));
}

interface StoredPlay extends Omit<PlayState, 'game'> {
  game: GameState | null;
}

/**
 * Reads what `serialisePlay` wrote. Never throws, and drops anything that can't have come from playing: a damaged game is
 * null, and the valid parts of the record are kept.
 */
export function parsePlay(stored: string | null, library: readonly RoundMessage[]): StoredPlay {
  const value = parseJson(stored);
  if (!isObject(value) || value['version'] !== VERSION) {
    return { game: null, startedOn: null, won: [], daily: null, record: NO_RECORD };
  }
  const { startedOn } = value;
  return {
    game: parseStoredGame(value['game'], library),
    startedOn: isWholeNumber(startedOn, 1, Infinity) ? startedOn : null,
    won: entriesOf(value['won'], BADGE_CODES),
    daily: parseDaily(value['daily'], library),
    record: parseStoredRecord(value['record']),
  };
}

function parseDaily(value: unknown, library: readonly RoundMessage[]): FinishedGame | null {
  const game = parseStoredGame(value, library);
  return game?.at === 'result' ? game : null;
}

/** How many answers would be lost if `play` replaced the stored game; 0 if it is of the same round or has ended. */
export function answersReplaced(
  play: PlayState,
  stored: string | null,
  library: readonly RoundMessage[],
): number {
  const { game } = parsePlay(stored, library);
  if (game === null || game.at === 'result' || game.round.code === play.game.round.code) return 0;
  // The front page’s message alone can be judged again there.
  return game.answers.some(({ unasked }) => unasked !== true) ? game.answers.length : 0;
}

interface Opening {
  /** The stored text, if any. */
  stored: string | null;
  /** The round in the page's URL; null if there is none. */
  link: string | null;
  /** The number of the day in London. */
  today: number;
}

/**
 * Chooses the initial state: the linked round, otherwise the stored game, otherwise the day's round. Resumes a stored game
 * of the linked round, and one in progress. A result is shown again only on the day of its round. An invalid link, or one to
 * a day still to come, opens the day's round.
 */
export function beginPlay(
  { stored, link, today }: Opening,
  library: readonly RoundMessage[],
): PlayState {
  const { game, ...rest } = parsePlay(stored, library);
  const code = link === null ? resumable(game, rest.startedOn, today) : linkedRound(link, today);
  if (game !== null && game.round.code === code) return { ...rest, game };
  const round = drawRound(code ?? String(today), library);
  return { ...rest, game: startGame(round), startedOn: null, won: [] };
}

/** The code of the stored round if a visit without a link resumes it, or shows its result again. */
function resumable(game: GameState | null, startedOn: number | null, today: number): string | null {
  if (game === null || game.at === 'start') return null;
  return game.at === 'result' && startedOn !== today ? null : game.round.code;
}

/** The code of the round that a link names; null if it isn't one, or a day's that is still to come. */
export function linkedRound(link: string | null, today: number): string | null {
  const code = parseRoundCode(link);
  return code !== null && (dayOfCode(code) ?? 0) <= today ? code : null;
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
