import { SPECIES } from '#src/lib/species.ts';
import { BADGE_CODES } from './badges.ts';
import { withDays, type DayRun } from './day-streak.ts';
import { ROUND_LENGTH } from './deal-round.ts';
import {
  JUDGED_ROUNDS,
  NO_RECORD,
  withBestGame,
  type BestGame,
  type JudgedRound,
  type PlayRecord,
} from './record.ts';
import { LAST_DAY } from './london-day.ts';
import { LEAST_RISK, MOST_RISK } from './risk.ts';
import { parseRoundCode } from './round-code.ts';
import { entriesOf, isObject, isWholeNumber } from './stored-value.ts';

/** More than any round can earn, even with six right and certain answers at the highest difficulty and every cue. */
const MOST_POINTS = 5_000;

/** More messages than the library will have. */
const MOST_MISSED = 500;

/** Parses a stored record, dropping anything that can't have come from playing. */
export function parseStoredRecord(value: unknown): PlayRecord {
  if (!isObject(value)) return NO_RECORD;
  const parsed = <Entry>(name: keyof PlayRecord, parse: (entry: unknown) => Entry[]) => {
    const entries = value[name];
    return Array.isArray(entries) ? entries.flatMap((entry) => parse(entry)) : [];
  };
  return {
    best: parsed('best', parseBestGame).reduce(withBestGame, NO_RECORD.best),
    badges: entriesOf(value['badges'], BADGE_CODES),
    caught: entriesOf(value['caught'], SPECIES),
    days: parsed('days', parseDays).reduce(withDays, NO_RECORD.days),
    judged: parsed('judged', parseJudged).slice(-JUDGED_ROUNDS),
    missed: parsed('missed', (id) => (typeof id === 'string' ? [id] : [])).slice(-MOST_MISSED),
  };
}

function parseBestGame(value: unknown): BestGame[] {
  if (!isObject(value)) return [];
  const { points, right, risk } = value;
  const round = parseCode(value['round']);
  if (
    round === null ||
    !isWholeNumber(points, 0, MOST_POINTS) ||
    !isWholeNumber(right, 0, ROUND_LENGTH) ||
    !isWholeNumber(risk, LEAST_RISK, MOST_RISK)
  ) {
    return [];
  }
  return [{ round, points, right, risk }];
}

function parseDays(value: unknown): DayRun[] {
  if (!Array.isArray(value) || value.length !== 2) return [];
  const [from, to]: unknown[] = value;
  return isWholeNumber(from, 1, LAST_DAY) && isWholeNumber(to, from, LAST_DAY) ? [[from, to]] : [];
}

function parseJudged(value: unknown): JudgedRound[] {
  if (!isObject(value)) return [];
  const { lures, caught, honest, alarms } = value;
  const round = parseCode(value['round']);
  if (
    round === null ||
    !isWholeNumber(lures, 0, ROUND_LENGTH) ||
    !isWholeNumber(caught, 0, lures) ||
    !isWholeNumber(honest, 0, ROUND_LENGTH - lures) ||
    !isWholeNumber(alarms, 0, honest)
  ) {
    return [];
  }
  return [{ round, lures, caught, honest, alarms }];
}

function parseCode(value: unknown): string | null {
  return typeof value === 'string' ? parseRoundCode(value) : null;
}
