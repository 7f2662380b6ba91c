import type { RoundMessage } from './round-message.ts';

export interface LessonProgress {
  /** The number of right choices made. */
  placed: number;
  /** The wrong choices made since the last right one. */
  wrong: readonly number[];
  /** The number of all wrong choices. */
  slips: number;
  done: boolean;
}

/**
 * What the choices made so far, in their order, amount to. Null if no player can have made them: a choice that the lesson
 * doesn't have, one already placed or found wrong at the same place, or one after the end.
 */
export function lessonProgress(
  { choices, right }: RoundMessage['lesson'],
  tried: readonly number[],
): LessonProgress | null {
  let [placed, slips] = [0, 0];
  let wrong: number[] = [];
  for (const choice of tried) {
    const isOffered = Number.isInteger(choice) && choice >= 0 && choice < choices;
    const isUsed = right.slice(0, placed).includes(choice) || wrong.includes(choice);
    if (!isOffered || isUsed || placed === right.length) return null;
    if (choice === right[placed]) {
      placed += 1;
      wrong = [];
    } else {
      slips += 1;
      wrong.push(choice);
    }
  }
  return { placed, wrong, slips, done: placed === right.length };
}
