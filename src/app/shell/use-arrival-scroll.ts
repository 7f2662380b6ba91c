import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { openNamed } from '#src/lib/open-named.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { focusNamed } from './page-focus.ts';
import { keepPositions, positionOf, rememberPosition } from './scroll-positions.ts';
import { retryOnMutation } from './retry-on-mutation.ts';

/**
 * Starts a new page at its top (docs/product.md, Every page) or at the element that its hash names, and restores the
 * position on Back and Forward. The first page is left to the browser, which finds the element if the HTML contains it.
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

  // Registered in a layout effect so that our popstate listener runs before the router's.
  useLayoutEffect(() => {
    const remember = () => {
      if (shown.current !== null) rememberPosition(entryOf(shown.current), window.scrollY);
    };
    const stopListening = listenForLeaving(remember);
    const stopKeeping = keepPositions();
    return () => {
      stopListening();
      stopKeeping();
    };
  }, []);

  useLayoutEffect(() => {
    // Until hydration the page is rendered as it was built, without its hash.
    if (!hydrated) return undefined;
    const before = shown.current;
    shown.current = location;
    if (before === null) return undefined;
    return before.key === location.key && before.hash === location.hash
      ? undefined
      : scrollOn(location, how);
  }, [location, how, hydrated]);
}

/** In a prerendered page the browser has already scrolled to the element, unless it was in a closed disclosure. */
function beginAt(hash: string) {
  if (document.querySelector('[data-prerendered]') !== null) {
    openNamed(hash);
    return undefined;
  }
  return hash === '' ? undefined : retryOnMutation(() => showNamed(hash));
}

/**
 * Scroll events fire with the next frame, and the user may have navigated by then, so clicks and popstate count too.
 */
function listenForLeaving(remember: () => void): () => void {
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
    return retryOnMutation(() => {
      window.scrollTo(0, left);
      return Math.abs(window.scrollY - left) <= 1;
    });
  }
  window.scrollTo(0, 0);
  return location.hash === '' ? undefined : retryOnMutation(() => showNamed(location.hash));
}

function showNamed(hash: string): boolean {
  const named = openNamed(hash);
  if (named === null) return false;
  named.scrollIntoView();
  focusNamed(named);
  return true;
}

/** The key of a history entry; entries made by the browser's own hash links have none. */
function entryOf({ key, pathname, hash }: Location): string {
  return key === 'default' ? pathname + hash : key;
}
