import { useEffect, useRef, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { shellWords } from '#content/shell.ts';

/** How long a page may take to load before the bar appears. */
const DELAY_MS = 300;

/** Shows that the next page is loading: with the previous page still on screen, the click would seem lost. */
export function NavigationProgress() {
  const isSlow = useIsSlow();
  if (!isSlow) return null;
  return (
    <p role="status" className="fixed inset-x-0 top-0 z-20 h-1 bg-accent motion-safe:animate-pulse">
      <span className="sr-only">{shellWords.loading}</span>
    </p>
  );
}

/** Whether the URL has been ahead of the rendered page for longer than DELAY_MS. */
function useIsSlow(): boolean {
  const location = useLocation();
  const shown = useRef(location);
  const [left, setLeft] = useState<Location | null>(null);

  useEffect(() => {
    shown.current = location;
  }, [location]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onClick = () => {
      const from = shown.current;
      if (window.location.pathname === from.pathname) return;
      const check = () => {
        if (shown.current === from) setLeft(from);
      };
      clearTimeout(timer);
      timer = setTimeout(check, DELAY_MS);
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
      clearTimeout(timer);
    };
  }, []);

  return left === location;
}
