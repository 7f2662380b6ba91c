import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { openNamed } from '#src/lib/open-named.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { keepPositions, positionOf, rememberPosition } from './scroll-positions.ts';
import { tryUntil } from './try-until.ts';

/**
 * A new page starts at its top (specification, section 2) or at what its hash names; one that is come
 * back to, where it was left. The page that was loaded first is the browser's, which finds what the hash names
 * if that was there from the start.
 */
export function useArrivalScroll(): void {
  const location = useLocation();
  const how = useNavigationType();
  const hydrated = useHydrated();
  const shown = useRef<Location | null>(null);
  const first = useRef(location);

  useLayoutEffect(() => {
    if (hydrated) return beginAt(first.current.hash);
    return undefined;
  }, [hydrated]);

  // In the layout phase, which comes to the router above later: who hears of popstate first listens first.
  useLayoutEffect(() => {
    const remember = () => {
      if (shown.current !== null) rememberPosition(entryOf(shown.current), window.scrollY);
    };
    const stopListening = whereOneMayLeave(remember);
    const stopKeeping = keepPositions();
    return () => {
      stopListening();
      stopKeeping();
    };
  }, []);

  useLayoutEffect(() => {
    // Until then the page is shown as it was built, without its hash.
    if (!hydrated) return undefined;
    const before = shown.current;
    shown.current = location;
    if (before === null) return undefined;
    return before.key === location.key && before.hash === location.hash
      ? undefined
      : scrollOn(location, how);
  }, [location, how, hydrated]);
}

/** The browser has scrolled already to what was there from the start, unless it was closed. */
function beginAt(hash: string) {
  if (document.querySelector('[data-prerendered]') !== null) {
    openNamed(hash);
    return undefined;
  }
  return hash === '' ? undefined : tryUntil(() => showNamed(hash));
}

/** The browser tells of scrolling with its next frame: somebody may have gone on, or back, by then. */
function whereOneMayLeave(remember: () => void): () => void {
  document.addEventListener('scroll', remember, { passive: true });
  document.addEventListener('click', remember, { capture: true });
  window.addEventListener('popstate', remember, { capture: true });
  return () => {
    document.removeEventListener('scroll', remember);
    document.removeEventListener('click', remember, { capture: true });
    window.removeEventListener('popstate', remember, { capture: true });
  };
}

function scrollOn(location: Location, how: NavigationType) {
  const left = how === NavigationType.Pop ? positionOf(entryOf(location)) : undefined;
  if (left !== undefined) {
    return tryUntil(() => {
      window.scrollTo(0, left);
      return Math.abs(window.scrollY - left) <= 1;
    });
  }
  window.scrollTo(0, 0);
  return location.hash === '' ? undefined : tryUntil(() => showNamed(location.hash));
}

function showNamed(hash: string): boolean {
  const named = openNamed(hash);
  named?.scrollIntoView();
  return named !== null;
}

/** An entry of the history; the browser's own hash links give theirs no key. */
function entryOf({ key, pathname, hash }: Location): string {
  return key === 'default' ? pathname + hash : key;
}
