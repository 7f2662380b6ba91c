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

/** As soon as somebody reaches for a link. */
function useReach(): void {
  useEffect(() => {
    const onReach = (event: Event) => fetchPage(linkedPage(event));
    for (const type of REACHING) document.addEventListener(type, onReach, { passive: true });
    return () => {
      for (const type of REACHING) document.removeEventListener(type, onReach);
    };
  }, []);
}

/** What may have brought other links onto the screen: a menu that opened, for one. */
const REVEALING = ['click', 'scrollend'] as const;

/**
 * A finger gives no notice: from one public page to another, what is on the screen is fetched when
 * nothing else is to do. Not for who saves data, nor while somebody signs in.
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
  // Some browsers never ask again for a script that once did not come.
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

/** What can't be fetched now is asked for again when the link is followed. */
function fetchPage(page: URL | null): void {
  if (page !== null) preloadScreen(page.pathname).catch(() => undefined);
}
