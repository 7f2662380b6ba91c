import type { RoundMessage } from './round-message.ts';
import { drawRound } from './draw-round.ts';
import { startGame, type GameState } from './game.ts';
import { mergeRecords, NO_RECORD, type PlayRecord, type PlayState } from './play.ts';
import { parseRoundCode, roundCodeOf } from './round-code.ts';
import { isObject } from './stored-value.ts';
import { parseStoredGame } from './stored-game.ts';
import { parseStoredRecord } from './stored-record.ts';

/** Raised whenever the stored format changes; older values are dropped. */
const VERSION = 1;

/** Stores a round as its code and the ids drawn, so that a changed library is detected. */
export function serialisePlay({ game, record }: PlayState): string {
  const { round, ...rest } = game;
  const messages = round.messages.map(({ id }) => id);
  return JSON.stringify({
    version: VERSION,
    game: { ...rest, round: round.code, messages },
    record,
  });
}

/** The text to store after a step, merged with what another tab has won meanwhile. */
export function serialisePlayOver(stored: string | null, play: PlayState): string {
  const record = mergeRecords(play.record, parsePlay(stored, []).record);
  return serialisePlay({ ...play, record });
}

/**
 * Reads what `serialisePlay` wrote. Never throws, and drops anything that can't have come from playing: a damaged game is
 * null, and the valid parts of the record are kept.
 */
export function parsePlay(
  stored: string | null,
  library: readonly RoundMessage[],
): { game: GameState | null; record: PlayRecord } {
  const value = parseJson(stored);
  if (!isObject(value) || value['version'] !== VERSION) return { game: null, record: NO_RECORD };
  return {
    game: parseStoredGame(value['game'], library),
    record: parseStoredRecord(value['record']),
  };
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
  /** A random whole number of at least 0, for a new round. */
  random: number;
}

/**
 * Chooses the initial state: the linked round, otherwise the stored game, otherwise a new round. Resumes a stored game of
 * the linked round. An invalid link starts a new round.
 */
export function beginPlay(
  { stored, link, random }: Opening,
  library: readonly RoundMessage[],
): PlayState {
  const { game, record } = parsePlay(stored, library);
  const code = link === null ? (game?.round.code ?? null) : parseRoundCode(link);
  if (game !== null && game.round.code === code) return { game, record };
  return { game: startGame(drawRound(code ?? roundCodeOf(random), library)), record };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
