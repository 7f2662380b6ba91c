import { useState } from 'react';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { useArrivalScroll } from './use-arrival-scroll.ts';

/**
 * Does for in-app navigation what a browser does when it loads a page: sets the scroll position, moves the focus and
 * announces the page. Rendered after the page, so that the page's own effects have already placed the focus.
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
