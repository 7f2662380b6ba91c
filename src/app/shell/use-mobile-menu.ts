import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/**
 * Closes the menu on Escape, on a click outside it, on navigation and when the window becomes too wide for it. While it
 * is open, the page behind it is inert, so that Tab can't reach what the menu covers.
 */
export function useMobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const { key } = useLocation();
  /** True until the menu's state is known: without JavaScript, `details` alone opens and closes it. */
  const [shown, setShown] = useState(true);
  const follow = () => {
    setShown(menu.current?.open === true);
    setPageInert(menu.current?.open === true);
  };
  const close = useCallback(() => {
    if (menu.current?.open !== true) return;
    menu.current.open = false;
    // The toggle event fires later, but a new page must be able to take the focus now.
    setPageInert(false);
  }, []);

  useEffect(() => {
    setShown(menu.current?.open === true);
    setPageInert(menu.current?.open === true);
    return () => setPageInert(false);
  }, []);

  /** The history entry it was last rendered at: a menu opened before hydration stays open. */
  const lastAt = useRef<string | null>(null);
  const hydrated = useHydrated();
  useLayoutEffect(() => {
    if (!hydrated) return;
    const moved = lastAt.current !== null && lastAt.current !== key;
    lastAt.current = key;
    if (moved) close();
  }, [hydrated, key, close]);

  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target) === true)) close();
    };
    const onResize = () => {
      if (summary.current?.checkVisibility() === false) close();
    };
    document.addEventListener('pointerdown', onPress);
    window.addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      window.removeEventListener('resize', onResize);
    };
  }, [close]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || menu.current?.open !== true) return;
    close();
    summary.current?.focus();
  };
  return { menu, summary, shown, onToggle: follow, onKeyDown };
}

/** Set on the elements directly: React state would be lifted only after a new page has tried to take the focus. */
function setPageInert(inert: boolean): void {
  for (const part of document.querySelectorAll('main, footer'))
    part.toggleAttribute('inert', inert);
}
