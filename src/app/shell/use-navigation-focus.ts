import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import { loadingSignals } from '#src/lib/app-signals.ts';
import { pagePath } from '#src/lib/page-path.ts';
import { isFocusPlaced, isHashTargetFocused, pageHeading } from './page-focus.ts';
import { syncHeadMetadata } from './sync-head-metadata.ts';
import { retryOnMutation } from './retry-on-mutation.ts';

/**
 * Moves the focus to the heading of a new page and announces the page's title (`announce`). On the first page the
 * browser does both. A screen that has placed the focus itself keeps it, as does the element that the hash names.
 */
export function useNavigationFocus(announce: (title: string) => void): void {
  const { pathname, hash } = useLocation();
  const how = useNavigationType();
  /** The last page whose heading rendered: neither a redirect nor a guard's screen counts. */
  const shown = useRef<string | null>(null);

  useEffect(() => {
    const path = pagePath(pathname);
    if (shown.current === path) return undefined;
    return retryOnMutation(() => {
      const heading = pageHeading();
      if (heading === null) return false;
      // Navigating before the first heading renders still counts as an in-app navigation.
      const isFirst = shown.current === null && how !== NavigationType.Push;
      shown.current = path;
      if (isFirst) return true;
      syncHeadMetadata(env.siteUrl + path);
      if (isFocusPlaced()) {
        if (isHashTargetFocused(hash)) announce(document.title);
        return true;
      }
      heading.focus({ preventScroll: true });
      announce(document.title);
      return true;
    });
  }, [pathname, hash, how, announce]);

  useEffect(() => {
    const onRecovered = () => {
      syncHeadMetadata(env.siteUrl + pagePath(window.location.pathname));
      if (isFocusPlaced()) return;
      if (!isFocusElsewhere()) pageHeading()?.focus({ preventScroll: true });
      announce(document.title);
    };
    document.addEventListener(loadingSignals.recovered, onRecovered);
    return () => document.removeEventListener(loadingSignals.recovered, onRecovered);
  }, [announce]);
}

/** Whether something outside the page has the focus: a page that recovers by itself doesn't take it. */
function isFocusElsewhere(): boolean {
  const focused = document.activeElement;
  return focused !== null && focused !== document.body && focused.closest('main') === null;
}
