import type { Difficulty } from '#src/lib/scenario.ts';
import { cuesActedOn, isRight, type Answered, type Confidence } from './answers.ts';

const RIGHT = 100;
const CUE_FOUND = 25;
const STREAK = 50;
/** Every third right answer in a row earns the bonus. */
const STREAK_LENGTH = 3;

const DIFFICULTY_FACTOR: Record<Difficulty, number> = { least: 1, moderate: 1.5, very: 2 };
const CONFIDENCE_FACTOR: Record<Confidence, number> = { 1: 1, 2: 1.5, 3: 2 };
const WRONG: Record<Confidence, number> = { 1: 0, 2: -50, 3: -100 };

/** The points for one answer. */
export interface PointsStep {
  /** 100 to 400 for a right verdict; 0, -50 or -100 for a wrong one. */
  verdict: number;
  /** 25 for each cue found in a phish that was reported. */
  cues: number;
  /** 50 or 0. */
  streak: number;
  /** Right answers in a row, up to and including this one. */
  inARow: number;
  /** The change in the total, which can differ from the sum of the parts because the total never falls below 0. */
  gained: number;
  /** Points after this answer, never below 0. */
  total: number;
}

/** One step for each answer. Speed earns nothing. */
export function pointsSteps(answered: readonly Answered[]): PointsStep[] {
  let inARow = 0;
  let total = 0;
  return answered.map((one) => {
    const right = isRight(one);
    inARow = right ? inARow + 1 : 0;
    const verdict = verdictPoints(one);
    const cues = CUE_FOUND * cuesActedOn(one).length;
    const streak = right && inARow % STREAK_LENGTH === 0 ? STREAK : 0;
    const before = total;
    total = Math.max(0, total + verdict + cues + streak);
    return { verdict, cues, streak, inARow, gained: total - before, total };
  });
}

/** The total after the last answer, at least 0. */
export function totalPoints(answered: readonly Answered[]): number {
  return pointsSteps(answered).at(-1)?.total ?? 0;
}

/**
 * The streak that earns the next bonus, or null if the messages left in the round aren't enough.
 */
export function nextStreakBonus(inARow: number, messagesLeft: number): number | null {
  const next = inARow - (inARow % STREAK_LENGTH) + STREAK_LENGTH;
  return inARow + messagesLeft >= next ? next : null;
}

/** The longest run of right answers in this round; 0 without any. */
export function longestStreak(answered: readonly Answered[]): number {
  return Math.max(0, ...pointsSteps(answered).map(({ inARow }) => inARow));
}

/** The points of a right and of a wrong verdict on such a message. Cues and streaks come on top. */
export function stakes(
  difficulty: Difficulty,
  confidence: Confidence,
): { win: number; lose: number } {
  return {
    win: RIGHT * DIFFICULTY_FACTOR[difficulty] * CONFIDENCE_FACTOR[confidence],
    lose: WRONG[confidence],
  };
}

function verdictPoints(one: Answered): number {
  const { win, lose } = stakes(one.message.difficulty, one.answer.confidence);
  return isRight(one) ? win : lose;
}
