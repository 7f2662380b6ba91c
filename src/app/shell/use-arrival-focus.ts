import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import { pagePath } from '#src/lib/page-path.ts';
import { describePage } from './describe-page.ts';
import { tryUntil } from './try-until.ts';

/**
 * Takes the focus to the heading of a new page, and says the page's title (`onArrival`); on the first
 * page the browser has done both. A screen that placed the focus itself keeps it.
 */
export function useArrivalFocus(onArrival: (title: string) => void): void {
  const { pathname } = useLocation();
  const how = useNavigationType();
  /** The last page whose heading was there: what leads on before it shows anything is no page, nor is a guard. */
  const shown = useRef<string | null>(null);

  useEffect(() => {
    const path = pagePath(pathname);
    if (shown.current === path) return undefined;
    return tryUntil(() => {
      const heading = document.querySelector<HTMLElement>('main h1[tabindex]');
      if (heading === null) return false;
      // Who went on before the first page's heading was there has come by the app all the same.
      const isFirst = shown.current === null && how !== NavigationType.Push;
      shown.current = path;
      if (isFirst) return true;
      describePage(env.siteUrl + path);
      if (isFocusPlaced()) return true;
      heading.focus({ preventScroll: true });
      onArrival(document.title);
      return true;
    });
  }, [pathname, how, onArrival]);
}

/** Whether the new page has put the focus somewhere: on more than the link that led to it. */
function isFocusPlaced(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused.closest('main') !== null && !focused.matches('main, a');
}
