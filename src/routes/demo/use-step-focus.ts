import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { GameState } from '#src/flows/spot-the-phish/game.ts';
import type { Round } from '#src/flows/spot-the-phish/deal-round.ts';

/** The ids of what takes the focus when a step begins. */
export const STEP_HEADING = 'step-heading';
export const STEP_QUESTION = 'step-question';

/** For the start: notes whether the focus was on it when the first step replaced it. */
export function useFocusNote(takesFocus: RefObject<boolean>): RefObject<HTMLDivElement | null> {
  const start = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = start.current;
    return () => {
      takesFocus.current ||= element?.contains(document.activeElement) === true;
    };
  }, [takesFocus]);
  return start;
}

/** Moves the focus to what has replaced the focused element, so that screen readers announce it. */
export function focusOn(element: HTMLElement | null) {
  element?.focus();
}

/** The same for what has replaced the whole screen. */
export function focusAtTop(element: HTMLElement | null) {
  if (element === null) return;
  window.scrollTo(0, 0);
  element.focus({ preventScroll: true });
}

interface Shown {
  /** `awaited`: the result, while it is being loaded. */
  at: GameState['at'] | 'awaited';
  round: Round;
  /** The number of answers. */
  count: number;
}

/** The id of what takes the focus: a verdict's steps have a question, all others a heading. Null within a step. */
function focusTarget(before: Shown | null, now: Shown): string | null {
  const isSameMessage = before?.round === now.round && before.count === now.count;
  if (isSameMessage && before.at === now.at) return null;
  const isReopened = isSameMessage && now.at === 'reading' && before.at === 'confidence';
  return now.at === 'confidence' || isReopened ? STEP_QUESTION : STEP_HEADING;
}

/** Moves the focus at each step. A round resumed on page load leaves it where the browser put it. */
export function useStepFocus(
  { at, round, answers }: Pick<GameState, 'round' | 'answers'> & Pick<Shown, 'at'>,
  takesFocus: RefObject<boolean>,
): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<Shown | null>(null);
  const count = answers.length;
  useLayoutEffect(() => {
    const now = { at, round, count };
    const target = focusTarget(before.current, now);
    const isResumed = before.current === null && !takesFocus.current;
    before.current = now;
    if (target === null || isResumed) return;
    const preventScroll = target === STEP_HEADING;
    if (preventScroll) window.scrollTo(0, 0);
    root.current?.querySelector<HTMLElement>(`#${target}`)?.focus({ preventScroll });
  }, [at, round, count, takesFocus]);
  return root;
}
