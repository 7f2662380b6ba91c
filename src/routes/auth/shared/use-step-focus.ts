import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The title of the last screen. Module state, because each step unmounts the previous one. */
let shown: string | null = null;
/** Whether anything was focused when the last screen unmounted. */
let hadFocus = false;

/**
 * Focuses a screen's heading when the previous step, and the focused control with it, has been removed, unless another
 * element of the new step has taken the focus. On page load, leaves the focus where the browser put it.
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
