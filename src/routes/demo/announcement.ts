import { announceWords as words, lessonWords, stepPlaced } from '#content/demo/screens.ts';
import { answeredOf, MOST_MARKS } from '#src/flows/spot-the-phish/answers.ts';
import type { GameEvent, GameState } from '#src/flows/spot-the-phish/game.ts';
import { lessonChoices } from '#src/flows/spot-the-phish/lesson-choices.ts';
import { lessonProgress } from '#src/flows/spot-the-phish/lesson-progress.ts';
import { pointsSteps } from '#src/flows/spot-the-phish/points.ts';
import { formatChange, formatPoints } from './figures.ts';
import { byId } from './library.ts';

/** What screen readers announce about a change, besides the heading that takes the focus. */
export function announcementOf(
  { before, after }: { before: GameState; after: GameState },
  event: GameEvent,
): string {
  if (event.type === 'mark-toggled') return marksOf(before, after);
  if (event.type === 'confidence-given') return pointsOf(after);
  return event.type === 'lesson-answered' ? lessonOf(after, event.choice) : '';
}

function lessonOf(game: GameState, choice: number): string {
  const { round, answers } = game;
  if (answers.at(-1)?.lessonDone === true) return lessonWords.done;
  const message = round.messages[answers.length - 1];
  const scenario = byId.get(message?.id ?? '');
  if (message === undefined || scenario === undefined || game.at !== 'lesson') return '';
  const text = lessonChoices(scenario).choices[choice] ?? '';
  const progress = lessonProgress(message.lesson, game.tried);
  if (progress !== null && progress.wrong.length === 0) {
    return stepPlaced(text, progress.placed, message.lesson.right.length);
  }
  return lessonWords.triedChoice(text, lessonWords[scenario.lesson.kind].wrong);
}

function marksOf(before: GameState, after: GameState): string {
  if (!('marks' in before && 'marks' in after)) return '';
  const { length } = after.marks;
  return words[length > before.marks.length ? 'marked' : 'unmarked'](length, MOST_MARKS);
}

function pointsOf({ round, answers }: GameState): string {
  const step = pointsSteps(answeredOf(round.messages, answers)).at(-1);
  if (step === undefined) return '';
  const [gained, total] = [formatChange(step.gained), formatPoints(step.total)];
  return step.inARow > 1
    ? words.pointsInARow(gained, total, step.inARow)
    : words.points(gained, total);
}
