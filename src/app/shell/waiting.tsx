import { useEffect, useRef, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { shellWords } from '#content/shell.ts';

/** How long a page may take to come before something says that it is coming, in milliseconds. */
const PATIENCE = 300;

/**
 * Says that the page which somebody asked for is on its way: until it is there, the one before it stays,
 * as if the press had been lost.
 */
export function Waiting() {
  const isLong = useLongWait();
  if (!isLong) return null;
  return (
    <p role="status" className="fixed inset-x-0 top-0 z-20 h-1 bg-accent motion-safe:animate-pulse">
      <span className="sr-only">{shellWords.loading}</span>
    </p>
  );
}

/** Whether the address has been ahead of what is shown for longer than anybody should wonder. */
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
