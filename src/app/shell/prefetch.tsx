import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { linkedPage } from '#src/lib/linked-page.ts';
import { savesData } from '#src/lib/saves-data.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { isPublic, preloadScreen } from '../pages.ts';
import { connectAhead } from './connect.ts';

const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Prefetches the pages behind links before the links are followed. */
export function Prefetch() {
  usePrefetchOnIntent();
  usePrefetchVisibleLinks();
  return null;
}

/**
 * Prefetches the page behind a link on hover, focus or touch, and connects to the services that it calls. A focused field
 * connects to those of its own page.
 */
function usePrefetchOnIntent(): void {
  useEffect(() => {
    const onIntent = (event: Event) => {
      const page = linkedPage(event);
      prefetchPage(page);
      if (page !== null) connectAhead(page.pathname);
      else if (event.target instanceof HTMLInputElement) connectAhead(window.location.pathname);
    };
    for (const type of INTENT_EVENTS) document.addEventListener(type, onIntent, { passive: true });
    return () => {
      for (const type of INTENT_EVENTS) document.removeEventListener(type, onIntent);
    };
  }, []);
}

/** Events that may reveal more links, for example by opening a menu. */
const REVEALING_EVENTS = ['click', 'scrollend'] as const;

/**
 * Touch has no hover, so visible links are prefetched when the browser is idle. Only between public pages, so that
 * reading never downloads the sign-in, and not for visitors who save data.
 */
function usePrefetchVisibleLinks(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (savesData() || !isPublic(pathname)) return undefined;
    let cancel = whenIdle(prefetchVisiblePages);
    const reschedule = () => {
      cancel();
      cancel = whenIdle(prefetchVisiblePages);
    };
    for (const type of REVEALING_EVENTS)
      document.addEventListener(type, reschedule, { capture: true });
    return () => {
      cancel();
      for (const type of REVEALING_EVENTS) {
        document.removeEventListener(type, reschedule, { capture: true });
      }
    };
  }, [pathname]);
}

function prefetchVisiblePages(): void {
  // Some browsers never request a script again once it has failed to load.
  if (!navigator.onLine) return;
  for (const link of document.querySelectorAll('header a, main a')) {
    const page = isVisible(link) ? linkedPage({ target: link }) : null;
    if (page !== null && isPublic(page.pathname)) prefetchPage(page);
  }
}

function isVisible(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const isInViewport = height > 0 && bottom > 0 && top < window.innerHeight;
  return isInViewport && getComputedStyle(element).visibility === 'visible';
}

/** A page that fails to load now is requested again when the link is followed. */
function prefetchPage(page: URL | null): void {
  if (page !== null) preloadScreen(page.pathname).catch(() => undefined);
}
