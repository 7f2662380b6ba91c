import { useEffect, useRef } from 'react';

/** Stopping a navigation fires no event, so a page that is still here after this long counts as one that stays. */
const LEAVING_MS = 10_000;

/**
 * For a screen that waits for the browser to leave it. Calls back when the user returns by Back or Forward, or is still
 * here 10 s after the returned function was called, which says that the navigation has started: the screen would
 * otherwise wait forever. `onComeBack` must be stable between renders.
 */
export function useComeBack(onComeBack: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const onShown = (event: PageTransitionEvent) => {
      if (event.persisted) onComeBack();
    };
    window.addEventListener('pageshow', onShown);
    window.addEventListener('popstate', onComeBack);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('pageshow', onShown);
      window.removeEventListener('popstate', onComeBack);
    };
  }, [onComeBack]);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(onComeBack, LEAVING_MS);
  };
}
