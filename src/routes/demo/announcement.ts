import {
  announceWords as words,
  lessonWords,
  playWords,
  stepPlaced,
} from '#content/demo/screens.ts';
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

/** Names the choice, because a live region doesn’t repeat the same text for a second wrong one. */
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
  return `${lessonWords.tried}: ${text}. ${lessonWords[scenario.lesson.kind].wrong}`;
}

function marksOf(before: GameState, after: GameState): string {
  if (!('marks' in before && 'marks' in after)) return '';
  const what = after.marks.length > before.marks.length ? words.marked : words.unmarked;
  return `${what}: ${after.marks.length} ${playWords.of} ${MOST_MARKS}.`;
}

function pointsOf({ round, answers }: GameState): string {
  const step = pointsSteps(answeredOf(round.messages, answers)).at(-1);
  if (step === undefined) return '';
  const { gained, total, inARow } = step;
  const streak = inARow > 1 ? `, ${inARow} ${playWords.inARow}` : '';
  return `${formatChange(gained)} ${playWords.points}, ${formatPoints(total)} ${words.total}${streak}.`;
}
