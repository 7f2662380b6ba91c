import { useCallback, useEffect, useRef, useState } from 'react';
import { later } from '#src/ui/later.ts';
import type { Visit } from './game-context.ts';
import type { StartState } from './start.tsx';

/** Everything after the start, with the messages: fetched once the page is live. */
const game = later(() => import('./game.tsx'));

/** The visitor’s game and the state of the start screen. `search` is the page’s query. */
export function useVisit(search: URLSearchParams) {
  const module = game.useModule();
  // If the code is already loaded, starts with the game, so that the start screen doesn’t flash for a returning player.
  const [visit, setVisit] = useState(() => module?.begin(search) ?? null);
  const [state, setState] = useState<StartState>('idle');
  /** Whether the first step takes the focus: it was on the start, or the visitor has clicked it. */
  const takesFocus = useRef(false);
  useEffect(() => {
    if (visit !== null || state === 'failed') return undefined;
    let isCurrent = true;
    game
      .fetch()
      .then(({ begin, started }) => {
        if (!isCurrent) return;
        const begun = begin(search);
        // A round in progress is only given up by a click that knows of it.
        const starts = state === 'waiting' && begun.replaces === 0;
        setVisit(starts ? started(begun) : begun);
        if (!starts) setState('idle');
      })
      .catch(() => {
        // Not shown unless the visitor is waiting for it.
        if (isCurrent && state === 'waiting') setState('failed');
      });
    return () => {
      isCurrent = false;
    };
  }, [visit, state, search]);

  const change = useCallback((next: (visit: Visit) => Visit) => {
    setVisit((visit) => (visit === null ? null : next(visit)));
  }, []);
  const start = () => {
    takesFocus.current = true;
    setState('waiting');
    if (module !== null) change(module.started);
  };
  const resume = () => {
    takesFocus.current = true;
    // Without the link, the stored round.
    if (module !== null) setVisit(module.begin(new URLSearchParams()));
  };
  return { module, visit, state, takesFocus, change, start, resume };
}
