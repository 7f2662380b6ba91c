import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The screen that was shown last, wherever its component was: steps replace one another. */
let shown: string | null = null;
/** Whether its heading had the focus when it went. */
let hadFocus = false;

/**
 * For the heading of a screen: when one step follows another and takes the focused control away, or the
 * focused heading, the heading gets the focus, unless something of the new step took it. A page just
 * opened leaves the focus where the browser puts it.
 */
export function useStepFocus(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = heading.current;
    const isNext = shown !== null && shown !== title;
    shown = title;
    if ((isNext || hadFocus) && document.activeElement === document.body) element?.focus();
    return () => {
      hadFocus = document.activeElement === element;
    };
  }, [title]);
  return heading;
}
