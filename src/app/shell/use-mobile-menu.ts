import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/**
 * Closes the menu on Escape, on a click outside it, on navigation and when the window becomes too wide for it. While it
 * is open, the page behind it and the link that skips to it are inert, so that Tab can't reach what the menu covers.
 */
export function useMobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const { key } = useLocation();
  /** True until hydration, because without JavaScript `details` alone opens and closes the menu. */
  const [shown, setShown] = useState(true);
  const syncWithDetails = () => {
    setShown(menu.current?.open === true);
    setPageInert(menu.current?.open === true);
  };
  const close = useCallback(() => {
    if (menu.current?.open !== true) return;
    menu.current.open = false;
    // The toggle event fires too late for a new page to take the focus.
    setPageInert(false);
  }, []);

  useEffect(() => {
    syncWithDetails();
    return () => setPageInert(false);
  }, []);

  /** The history entry of the last render. Null at hydration, so that a menu opened before it stays open. */
  const lastAt = useRef<string | null>(null);
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    if (!hydrated) return;
    const navigated = lastAt.current !== null && lastAt.current !== key;
    lastAt.current = key;
    if (navigated) close();
  }, [hydrated, key, close]);

  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target) === true)) close();
    };
    const onKeyDown = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape' || menu.current?.open !== true) return;
      close();
      summary.current?.focus();
    };
    const onResize = () => {
      if (summary.current?.getClientRects().length === 0) close();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('resize', onResize);
    };
  }, [close]);

  return { menu, summary, shown, onToggle: syncWithDetails };
}

/** Set on the elements directly: a React state update would come too late for a new page to take the focus. */
function setPageInert(inert: boolean): void {
  for (const part of document.querySelectorAll('.skip, main, footer'))
    part.toggleAttribute('inert', inert);
}
