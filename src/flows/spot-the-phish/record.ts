import type { Species } from '#src/lib/species.ts';
import { asked, isRight, type Answered } from './answers.ts';
import type { BadgeCode } from './badges.ts';
import { streakOn, withDays, type DayRun } from './day-streak.ts';
import { addDetections, type Detections } from './detection.ts';
import { totalPoints } from './points.ts';
import { riskAfter } from './risk.ts';
import { dayOfCode } from './round-code.ts';
import type { RoundMessage } from './round-message.ts';

/** A finished round, for the list of best rounds. */
export interface BestGame {
  /** The round's code. Replaying a round can improve its entry, but never adds another. */
  round: string;
  points: number;
  /** Right answers, from 0 to 6. */
  right: number;
  /** From 1 to 100. */
  risk: number;
}

/** A round as it was first finished: playing it again, with the answers known, changes nothing. */
export interface JudgedRound extends Detections {
  round: string;
}

/** Kept across rounds. */
export interface PlayRecord {
  /** At most `BEST_GAMES`, most points first. */
  best: readonly BestGame[];
  /** Every badge ever won. */
  badges: readonly BadgeCode[];
  /** Every kind of lure of which a phish was ever reported. */
  caught: readonly Species[];
  /** The days whose round was finished. */
  days: readonly DayRun[];
  /** At most `JUDGED_ROUNDS`, the latest last. */
  judged: readonly JudgedRound[];
  /** The ids of phish whose trick was missed and hasn't been spotted since. */
  missed: readonly string[];
}

export const BEST_GAMES = 5;
export const JUDGED_ROUNDS = 400;
export const NO_RECORD: PlayRecord = {
  best: [],
  badges: [],
  caught: [],
  days: [],
  judged: [],
  missed: [],
};

/** Keeps the best game of each round, and the best rounds. */
export function withBestGame(best: readonly BestGame[], game: BestGame): readonly BestGame[] {
  const before = best.find(({ round }) => round === game.round);
  if (before !== undefined && before.points >= game.points) return best;
  return [...best.filter((other) => other !== before), game]
    .sort((a, b) => b.points - a.points)
    .slice(0, BEST_GAMES);
}

export function withBadges(record: PlayRecord, earned: readonly BadgeCode[]): PlayRecord {
  return { ...record, badges: [...new Set([...record.badges, ...earned])] };
}

export function withCaught(record: PlayRecord, answered: readonly Answered[]): PlayRecord {
  const reported = answered.filter(isRight).flatMap(({ message }) => message.species ?? []);
  return { ...record, caught: [...new Set([...record.caught, ...reported])] };
}

interface Finished {
  code: string;
  answered: readonly Answered[];
  /** Whether its day counts towards the streak. */
  counts: boolean;
}

/** Idempotent. */
export function withGame(record: PlayRecord, { code, answered, counts }: Finished): PlayRecord {
  const day = dayOfCode(code);
  const game = {
    round: code,
    points: totalPoints(answered),
    right: answered.filter(isRight).length,
    risk: riskAfter(answered),
  };
  return {
    ...record,
    best: withBestGame(record.best, game),
    days: counts && day !== null ? withDays(record.days, [day, day]) : record.days,
    judged: withJudged(record.judged, { round: code, ...detectionsOf(answered) }),
    missed: answered.reduce(withMissed, record.missed),
  };
}

/** The union of two records, because two tabs may have played. */
export function mergeRecords(one: PlayRecord, other: PlayRecord): PlayRecord {
  return {
    best: other.best.reduce(withBestGame, one.best),
    badges: [...new Set([...one.badges, ...other.badges])],
    caught: [...new Set([...one.caught, ...other.caught])],
    days: other.days.reduce(withDays, one.days),
    judged: other.judged.reduce(withJudged, one.judged),
    missed: one.missed,
  };
}

/** All rounds judged, for the two scores. */
export function totalDetections({ judged }: PlayRecord): Detections {
  return judged.reduce(addDetections, { lures: 0, caught: 0, honest: 0, alarms: 0 });
}

export function streakOf({ days }: PlayRecord, today: number): number {
  return streakOn(days, today);
}

function withJudged(judged: readonly JudgedRound[], round: JudgedRound): readonly JudgedRound[] {
  const isKnown = judged.some((known) => known.round === round.round);
  return isKnown ? judged : [...judged, round].slice(-JUDGED_ROUNDS);
}

/** The message judged on the landing page, which is always the same, doesn't count. */
function detectionsOf(answered: readonly Answered[]): Detections {
  const counted = asked(answered);
  const lures = counted.filter(({ message }) => message.kind === 'phish');
  const honest = counted.filter(({ message }) => message.kind === 'genuine');
  return {
    lures: lures.length,
    caught: lures.filter(isRight).length,
    honest: honest.length,
    alarms: honest.filter((one) => !isRight(one)).length,
  };
}

/** A trick counts as learnt once it is spotted, in the same story or the other. */
function withMissed(missed: readonly string[], one: Answered): readonly string[] {
  const { id, twin, kind } = one.message;
  if (kind === 'genuine') return missed;
  const others = missed.filter((known) => known !== id && known !== twin);
  return isRight(one) ? others : [...others, id];
}

/** The other stories of the tricks that were missed, so that they come in a later round. */
export function storiesDue({ missed }: PlayRecord, library: readonly RoundMessage[]): string[] {
  return library
    .filter(({ twin }) => twin !== undefined && missed.includes(twin))
    .map(({ id }) => id);
}
