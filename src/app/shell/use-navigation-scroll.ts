import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { openHashTarget } from '#src/lib/open-hash-target.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { focusHashTarget } from './page-focus.ts';
import { manageScrollRestoration, positionOf, rememberPosition } from './scroll-positions.ts';
import { retryOnMutation } from './retry-on-mutation.ts';

/**
 * Scrolls a new page to its top (docs/product, Every page) or to the element that the hash names, and restores the
 * position on Back and Forward. The browser scrolls the first page, if its HTML contains the element.
 */
export function useNavigationScroll(): void {
  const location = useLocation();
  const how = useNavigationType();
  const hydrated = useHydrated();
  const shown = useRef<Location | null>(null);
  const first = useRef(location);

  useLayoutEffect(() => {
    if (hydrated) return scrollFirstPage(first.current);
    return undefined;
  }, [hydrated]);

  // Registered in a layout effect so that our popstate listener runs before the router's.
  useLayoutEffect(() => {
    const remember = () => {
      if (shown.current !== null) rememberPosition(entryOf(shown.current), window.scrollY);
    };
    const stopListening = listenForPosition(remember);
    const stopKeeping = manageScrollRestoration();
    return () => {
      stopListening();
      stopKeeping();
    };
  }, []);

  useLayoutEffect(() => {
    // Before hydration the router reports the page as it was built, without a hash.
    if (!hydrated) return undefined;
    const previous = shown.current;
    shown.current = location;
    if (previous === null) return undefined;
    return previous.key === location.key && previous.hash === location.hash
      ? undefined
      : scrollNextPage(location, how);
  }, [location, how, hydrated]);
}

/**
 * On a prerendered page the browser or the boot script has already scrolled, unless a closed disclosure hid the element.
 * Called before this app takes over scroll restoration: it is `manual` if an earlier app has shown this entry.
 */
function scrollFirstPage(location: Location) {
  const { hash } = location;
  if (document.querySelector('[data-prerendered]') !== null) {
    openHashTarget(hash);
    return undefined;
  }
  const isShownAgain = window.history.scrollRestoration === 'manual';
  const stop = isShownAgain ? restorePosition(location) : undefined;
  if (stop !== undefined || hash === '') return stop;
  return retryOnMutation(() => scrollToHashTarget(hash));
}

/**
 * Scroll events fire a frame late, when the user may already have navigated, so clicks, popstate and leaving count too.
 */
function listenForPosition(remember: () => void): () => void {
  document.addEventListener('scroll', remember, { passive: true });
  document.addEventListener('click', remember, { capture: true });
  window.addEventListener('popstate', remember, { capture: true });
  window.addEventListener('pagehide', remember, { capture: true });
  return () => {
    document.removeEventListener('scroll', remember);
    document.removeEventListener('click', remember, { capture: true });
    window.removeEventListener('popstate', remember, { capture: true });
    window.removeEventListener('pagehide', remember, { capture: true });
  };
}

function scrollNextPage(location: Location, how: NavigationType) {
  const stop = how === NavigationType.Pop ? restorePosition(location) : undefined;
  if (stop !== undefined) return stop;
  window.scrollTo(0, 0);
  return location.hash === ''
    ? undefined
    : retryOnMutation(() => scrollToHashTarget(location.hash));
}

/** Undefined if the position of the entry isn't known. */
function restorePosition(location: Location): (() => void) | undefined {
  const top = positionOf(entryOf(location));
  if (top === undefined) return undefined;
  return retryOnMutation(() => {
    window.scrollTo(0, top);
    return Math.abs(window.scrollY - top) <= 1;
  });
}

function scrollToHashTarget(hash: string): boolean {
  const target = openHashTarget(hash);
  if (target === null) return false;
  target.scrollIntoView();
  focusHashTarget(target);
  return true;
}

/** Identifies a history entry. Those that the browser creates for hash links have no key of their own. */
function entryOf({ key, pathname, hash }: Location): string {
  return key === 'default' ? pathname + hash : key;
}
