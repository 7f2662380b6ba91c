import { useEffect } from 'react';
import { linkedPage } from '#src/lib/linked-page.ts';
import { preloadScreen } from '../pages.ts';

const REACHING = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches what the page behind a link needs as soon as somebody reaches for the link. */
export function usePrefetch(): void {
  useEffect(() => {
    const onReach = (event: Event) => {
      const page = linkedPage(event);
      // What can't be fetched now is asked for again when the link is followed.
      if (page !== null) preloadScreen(page.pathname).catch(() => undefined);
    };
    for (const type of REACHING) document.addEventListener(type, onReach, { passive: true });
    return () => {
      for (const type of REACHING) document.removeEventListener(type, onReach);
    };
  }, []);
}
