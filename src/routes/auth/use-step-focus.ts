import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The screen that was shown last, wherever its component was: steps replace one another. */
let shown: string | null = null;

/**
 * For the heading of a screen: when one step follows another and takes the focused control away,
 * the heading gets the focus, unless something of the new step took it. A page just opened leaves
 * the focus where the browser puts it.
 */
export function useStepFocus(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const isNext = shown !== null && shown !== title;
    shown = title;
    if (isNext && document.activeElement === document.body) heading.current?.focus();
  }, [title]);
  return heading;
}
