import { useState } from 'react';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { useArrivalScroll } from './use-arrival-scroll.ts';

/**
 * What a browser does by itself when it loads a page, done for the pages that the app changes: where
 * it is scrolled to, where the focus is, and what is said. The last piece of the frame: by then the
 * page has put the focus where it wants it.
 */
export function Arrival() {
  const [title, setTitle] = useState('');
  useArrivalScroll();
  useArrivalFocus(setTitle);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
