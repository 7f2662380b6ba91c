import { cuesMissed, isRight, wasExamined, type Answered } from './answers.ts';
import { longestStreak } from './points.ts';

export type BadgeCode =
  | 'first-report'
  | 'three-in-a-row'
  | 'looked-first'
  | 'every-cue'
  | 'lesson-done'
  | 'all-reported'
  | 'no-false-alarms'
  | 'surest-right';

type Measure = (answered: readonly Answered[]) => number;

interface BadgeRule {
  code: BadgeCode;
  measure: Measure;
  /** The badge is won when the measure reaches this number. */
  atLeast: number;
  /** Awarded only after the last answer, because a later one could undo it, or the badge would reveal what is left. */
  wholeRound?: true;
}

/** In display order. The conditions are worded in content. */
export const BADGES: readonly BadgeRule[] = [
  { code: 'first-report', measure: phishReported, atLeast: 1 },
  { code: 'three-in-a-row', measure: longestStreak, atLeast: 3 },
  { code: 'looked-first', measure: openedFirst, atLeast: 6 },
  { code: 'every-cue', measure: completelyMarked, atLeast: 1 },
  { code: 'lesson-done', measure: lessonsDone, atLeast: 1 },
  { code: 'all-reported', measure: phishIfAllReported, atLeast: 1, wholeRound: true },
  { code: 'no-false-alarms', measure: genuineIfAllTrusted, atLeast: 1, wholeRound: true },
  { code: 'surest-right', measure: certainAndNeverWrong, atLeast: 2, wholeRound: true },
];

export const BADGE_CODES = BADGES.map(({ code }) => code);

/** Badges earned so far in a round of `length` messages; none is lost later in the round. */
export function badgesEarned(answered: readonly Answered[], length: number): BadgeCode[] {
  const over = answered.length === length;
  return BADGES.filter(
    ({ measure, atLeast, wholeRound }) =>
      (over || wholeRound === undefined) && measure(answered) >= atLeast,
  ).map(({ code }) => code);
}

/** The badges won by the last answer. */
export function badgesJustWon(answered: readonly Answered[], length: number): BadgeCode[] {
  const before = badgesEarned(answered.slice(0, -1), length);
  return badgesEarned(answered, length).filter((code) => !before.includes(code));
}

function phishReported(answered: readonly Answered[]): number {
  return answered.filter((one) => one.message.kind === 'phish' && isRight(one)).length;
}

/** How many phish there were, or 0 if any was trusted. */
function phishIfAllReported(answered: readonly Answered[]): number {
  return ifAllRight(answered.filter(({ message }) => message.kind === 'phish'));
}

/** How many genuine messages there were, or 0 if any was reported. */
function genuineIfAllTrusted(answered: readonly Answered[]): number {
  return ifAllRight(answered.filter(({ message }) => message.kind === 'genuine'));
}

function ifAllRight(answered: readonly Answered[]): number {
  return answered.every(isRight) ? answered.length : 0;
}

function openedFirst(answered: readonly Answered[]): number {
  return answered.filter(wasExamined).length;
}

/** Phish with no cue missed. */
function completelyMarked(answered: readonly Answered[]): number {
  return answered.filter((one) => one.message.kind === 'phish' && cuesMissed(one).length === 0)
    .length;
}

function lessonsDone(answered: readonly Answered[]): number {
  return answered.filter(({ answer }) => answer.lessonDone).length;
}

/** The number of answers given as certain, or 0 if any of those was wrong. */
function certainAndNeverWrong(answered: readonly Answered[]): number {
  return ifAllRight(answered.filter(({ answer }) => answer.confidence === 3));
}
