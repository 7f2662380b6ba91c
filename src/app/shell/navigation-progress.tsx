import { useEffect, useRef, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { shellWords } from '#content/shell.ts';

/** How long a page may take to load before the bar appears, in milliseconds. */
const PATIENCE = 300;

/** Shows that the next page is loading. Until it has, the previous page stays, as if the click had been lost. */
export function NavigationProgress() {
  const isLong = useLongWait();
  if (!isLong) return null;
  return (
    <p role="status" className="fixed inset-x-0 top-0 z-20 h-1 bg-accent motion-safe:animate-pulse">
      <span className="sr-only">{shellWords.loading}</span>
    </p>
  );
}

/** Whether the URL has been ahead of the rendered page for longer than PATIENCE. */
function useLongWait(): boolean {
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
      const look = () => {
        if (shown.current === from) setLeft(from);
      };
      clearTimeout(timer);
      timer = setTimeout(look, PATIENCE);
    };
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('click', onClick);
      clearTimeout(timer);
    };
  }, []);

  return left === location;
}
