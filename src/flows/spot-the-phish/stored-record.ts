import { SPECIES } from '#src/lib/species.ts';
import { BADGES } from './badges.ts';
import { ROUND_LENGTH } from './draw-round.ts';
import { NO_RECORD, withBestGame, type BestGame, type PlayRecord } from './play.ts';
import { LEAST_RISK, MOST_RISK } from './risk.ts';
import { parseRoundCode } from './round-code.ts';
import { isObject, isWholeNumber } from './stored-value.ts';

/** More than any round can earn, even with six right and certain answers at the highest difficulty and every cue. */
const MOST_POINTS = 5_000;

/** Parses a stored record, dropping anything that can't have come from playing. */
export function parseStoredRecord(value: unknown): PlayRecord {
  if (!isObject(value)) return NO_RECORD;
  const { best, badges, caught } = value;
  const games = Array.isArray(best) ? best.flatMap(parseBestGame) : [];
  return {
    best: games.reduce(withBestGame, NO_RECORD.best),
    badges: known(
      BADGES.map(({ code }) => code),
      badges,
    ),
    caught: known(SPECIES, caught),
  };
}

/** Those of the list that are `allowed`, in its order. */
function known<Value>(allowed: readonly Value[], list: unknown): Value[] {
  const entries: unknown[] = Array.isArray(list) ? list : [];
  return allowed
    .filter((one) => entries.includes(one))
    .sort((a, b) => entries.indexOf(a) - entries.indexOf(b));
}

function parseBestGame(value: unknown): BestGame[] {
  if (!isObject(value)) return [];
  const { round, points, right, risk } = value;
  const code = typeof round === 'string' ? parseRoundCode(round) : null;
  if (
    code === null ||
    !isWholeNumber(points, 0, MOST_POINTS) ||
    !isWholeNumber(right, 0, ROUND_LENGTH) ||
    !isWholeNumber(risk, LEAST_RISK, MOST_RISK)
  ) {
    return [];
  }
  return [{ round: code, points, right, risk }];
}
