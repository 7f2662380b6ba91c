import { asked, isRight, type Answered, type Confidence } from './answers.ts';

export const CONFIDENCES: readonly Confidence[] = [1, 2, 3];

/** The probability of being right that each level claims: a guess half the time, a certain answer always. */
export const CLAIMED: Record<Confidence, number> = { 1: 0.5, 2: 0.75, 3: 1 };

/**
 * With only six answers, one right answer more or fewer than claimed is common by chance, so only a larger difference
 * counts.
 */
const MARGIN = 1;

type CalibrationHeadline =
  | 'well-judged'
  | 'more-sure-than-right'
  /** The same, but not when certain: each of those answers was right. */
  | 'reliable-when-certain'
  | 'less-sure-than-right'
  /** Right about as often as claimed overall, but not at every level. */
  | 'too-few-to-tell';

interface CalibrationLevel {
  confidence: Confidence;
  answers: number;
  right: number;
}

export interface Calibration {
  /** One for each level, from a guess to certain. */
  levels: readonly CalibrationLevel[];
  headline: CalibrationHeadline;
}

/** Compares confidence with accuracy, over the answers for which the player gave a confidence. */
export function calibrate(answered: readonly Answered[]): Calibration {
  const sure = asked(answered);
  const levels = CONFIDENCES.map((confidence) => {
    const given = sure.filter(({ answer }) => answer.confidence === confidence);
    return { confidence, answers: given.length, right: given.filter(isRight).length };
  });
  // In quarters: a guess claims half an answer.
  const claimed = levels.reduce((sum, level) => sum + claimedAt(level), 0);
  const right = levels.reduce((sum, level) => sum + level.right, 0);
  const hasCertainMiss = sure.some((one) => one.answer.confidence === 3 && !isRight(one));
  const isCertainRight = !hasCertainMiss && sure.some((one) => one.answer.confidence === 3);
  const isWellJudged =
    sure.length > 0 &&
    !hasCertainMiss &&
    levels.every((level) => Math.abs(claimedAt(level) - level.right) <= MARGIN);
  const headline = headlineOf(claimed - right, isWellJudged);
  const isUnfair = headline === 'more-sure-than-right' && isCertainRight;
  return { levels, headline: isUnfair ? 'reliable-when-certain' : headline };
}

function claimedAt({ confidence, answers }: CalibrationLevel): number {
  return CLAIMED[confidence] * answers;
}

function headlineOf(excess: number, isWellJudged: boolean): CalibrationHeadline {
  if (excess > MARGIN) return 'more-sure-than-right';
  if (excess < -MARGIN) return 'less-sure-than-right';
  return isWellJudged ? 'well-judged' : 'too-few-to-tell';
}
