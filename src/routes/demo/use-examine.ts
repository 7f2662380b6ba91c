import { startTransition, useMemo, useState } from 'react';
import { MOST_MARKS } from '#src/flows/spot-the-phish/answers.ts';
import type { InspectedPart, PartId } from '#src/lib/scenario.ts';
import { useGame, useMessageAt, usePlay } from './game-context.ts';
import type { Examining } from './message/message-state.ts';

const NO_MARKS: readonly PartId[] = [];

/** What is open is the screen’s state; what was opened and marked is the game’s. `index` counts from 0. */
export function useExamine(index: number): Examining {
  const { dispatch } = useGame();
  const { game } = usePlay();
  const { scenario: message } = useMessageAt(index);
  const [opened, setOpened] = useState<readonly InspectedPart[]>([]);
  const marks =
    game.at === 'reading' || game.at === 'confidence'
      ? game.marks
      : (game.answers[index]?.marks ?? NO_MARKS);
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
