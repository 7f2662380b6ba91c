import { useState } from 'react';
import { useNavigationFocus } from './use-navigation-focus.ts';
import { useNavigationScroll } from './use-navigation-scroll.ts';

/**
 * Does for in-app navigation what a browser does when it loads a page: sets the scroll position, moves the focus and
 * announces the page. Rendered after the page, so that the page's own effects have already placed the focus.
 */
export function NavigationEffects() {
  const [title, setTitle] = useState('');
  useNavigationScroll();
  useNavigationFocus(setTitle);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
