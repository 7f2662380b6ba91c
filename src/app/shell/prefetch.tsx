import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { linkedPage } from '#src/lib/linked-page.ts';
import { savesData } from '#src/lib/saves-data.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { isPublic, preloadScreen } from '../pages.ts';

const REACHING = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches what the pages behind links need before the links are followed. */
export function Prefetch() {
  useReach();
  useLinksOnScreen();
  return null;
}

/** Prefetches the page behind a link on hover, focus or touch. */
function useReach(): void {
  useEffect(() => {
    const onReach = (event: Event) => fetchPage(linkedPage(event));
    for (const type of REACHING) document.addEventListener(type, onReach, { passive: true });
    return () => {
      for (const type of REACHING) document.removeEventListener(type, onReach);
    };
  }, []);
}

/** Events that may reveal other links, by opening a menu for example. */
const REVEALING = ['click', 'scrollend'] as const;

/**
 * Touch has no hover, so links on the screen are prefetched when the browser is idle. Only from one public page to
 * another, which excludes signing in, and not for visitors who save data.
 */
function useLinksOnScreen(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (savesData() || !isPublic(pathname)) return undefined;
    let callOff = whenIdle(fetchPagesOnScreen);
    const lookAgain = () => {
      callOff();
      callOff = whenIdle(fetchPagesOnScreen);
    };
    for (const type of REVEALING) document.addEventListener(type, lookAgain, { capture: true });
    return () => {
      callOff();
      for (const type of REVEALING) {
        document.removeEventListener(type, lookAgain, { capture: true });
      }
    };
  }, [pathname]);
}

function fetchPagesOnScreen(): void {
  // Some browsers never request a script again once it has failed to load.
  if (!navigator.onLine) return;
  for (const link of document.querySelectorAll('header a, main a')) {
    const page = isOnScreen(link) ? linkedPage({ target: link }) : null;
    if (page !== null && isPublic(page.pathname)) fetchPage(page);
  }
}

function isOnScreen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const isThere = height > 0 && bottom > 0 && top < window.innerHeight;
  return isThere && getComputedStyle(element).visibility === 'visible';
}

/** A page that can't be fetched now is requested again when the link is followed. */
function fetchPage(page: URL | null): void {
  if (page !== null) preloadScreen(page.pathname).catch(() => undefined);
}
