import { startTransition, useDeferredValue, useMemo, useState } from 'react';
import { MOST_MARKS } from '#src/flows/spot-the-phish/answers.ts';
import type { GameState } from '#src/flows/spot-the-phish/game.ts';
import type { InspectedPart, PartId, Scenario } from '#src/lib/scenario.ts';
import { useGameActions, useMessageAt } from './game-context.ts';
import type { Examining, MessageState } from './message/message-state.ts';
import { allNotes, highlightsOf, keyNotes, type NumberedNote } from './notes.ts';

/** The steps that show a message. */
export type MessageGame = Extract<
  GameState,
  { at: 'reading' | 'confidence' | 'feedback' | 'lesson' }
>;

export function isJudged({ at }: MessageGame): boolean {
  return at === 'feedback' || at === 'lesson';
}

/** Whether a lesson waits for its answer, which highlights in the message would give away. */
function isUnsolvedLesson({ at, answers }: MessageGame): boolean {
  return at === 'lesson' && answers.at(-1)?.lessonDone === false;
}

const NO_MARKS: readonly PartId[] = [];
const NO_NOTES: readonly NumberedNote[] = [];

/** A lesson is about what decides: it doesn’t show again what the player marked, whose details could give it away. */
function marksIn(game: MessageGame): readonly PartId[] {
  if (game.at === 'lesson') return NO_MARKS;
  return game.at === 'feedback' ? (game.answers.at(-1)?.marks ?? NO_MARKS) : game.marks;
}

/** What the message at `index`, from 0, shows in this step, and the notes on it once it is judged. */
export function useMessageState(game: MessageGame, index: number, showsAll: boolean) {
  const { scenario } = useMessageAt(index);
  const marks = marksIn(game);
  const judged = isJudged(game);
  // Not needed before, and a message is shown sooner without them.
  const notes = useMemo(
    () => (judged ? allNotes(scenario, marks) : NO_NOTES),
    [judged, scenario, marks],
  );
  // The answer itself is painted first, its highlights in the message right after.
  const isAnnotated = useDeferredValue(judged) && judged;
  const isUnsolved = useDeferredValue(isUnsolvedLesson(game));
  const examining = useExamining(scenario, marks);
  const annotated = useMemo((): MessageState => {
    const shown = showsAll ? notes : keyNotes(notes, marks);
    return {
      at: 'judged',
      message: scenario,
      marks,
      ...highlightsOf(isUnsolved ? [] : shown),
    };
  }, [scenario, notes, showsAll, marks, isUnsolved]);
  return { notes, state: isAnnotated ? annotated : examining };
}

/** What is open is the screen’s state; what was opened and marked is the game’s. */
function useExamining(message: Scenario, marks: readonly PartId[]): Examining {
  const { dispatch } = useGameActions();
  const [opened, setOpened] = useState<readonly InspectedPart[]>([]);
  return useMemo(
    () => ({
      at: 'examining',
      message,
      opened,
      marks,
      full: marks.length >= MOST_MARKS,
      onOpen: (part) => {
        const isOpen = opened.includes(part);
        setOpened(isOpen ? opened.filter((other) => other !== part) : [...opened, part]);
        // Nothing on the screen waits for the game to note it.
        if (!isOpen) startTransition(() => dispatch({ type: 'inspected', part }));
      },
      onMark: (part) => dispatch({ type: 'mark-toggled', part }),
    }),
    [message, opened, marks, dispatch],
  );
}
