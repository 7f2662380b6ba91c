import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '#src/ui/use-hydrated.ts';

/** Closes the menu by Escape, by a press elsewhere, and when it has led somewhere. */
export function useMobileMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const { key } = useLocation();
  /** Shown until the script says otherwise: without one, `details` alone opens and closes. */
  const [shown, setShown] = useState(true);
  useEffect(() => setShown(menu.current?.open === true), []);
  /** Where it was last shown: what was opened on a page before the app came stays open there. */
  const lastAt = useRef<string | null>(null);
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) return;
    const moved = lastAt.current !== null && lastAt.current !== key;
    lastAt.current = key;
    if (moved && menu.current !== null) menu.current.open = false;
  }, [hydrated, key]);
  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (menu.current === null || (target instanceof Node && menu.current.contains(target)))
        return;
      menu.current.open = false;
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || menu.current?.open !== true) return;
    menu.current.open = false;
    summary.current?.focus();
  };
  return { menu, summary, shown, onToggle: () => setShown(menu.current?.open === true), onKeyDown };
}
