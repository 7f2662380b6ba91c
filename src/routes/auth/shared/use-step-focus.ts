import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The title of the last screen. It outlives components, because each step replaces the previous one. */
let shown: string | null = null;
/** Whether something had the focus when it unmounted. */
let hadFocus = false;

/**
 * For the heading of a screen. When a step replaces another and removes the focused control or heading, the new heading
 * takes the focus, unless something else in the new step has. A page that has just loaded leaves the focus where the
 * browser puts it.
 */
export function useStepFocus(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = heading.current;
    const isNext = shown !== null && shown !== title;
    shown = title;
    if ((isNext || hadFocus) && document.activeElement === document.body) element?.focus();
    return () => {
      hadFocus = document.activeElement !== document.body;
    };
  }, [title]);
  return heading;
}
