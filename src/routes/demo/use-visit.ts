import { useCallback, useEffect, useReducer, useRef } from 'react';
import { later } from '#src/ui/later.ts';
import type { Visit } from './game-context.ts';
import { preloadResult } from './later-result.ts';
import { visitReducer, type VisitState, type Wanted } from './visit-state.ts';

/** Everything after the start, with the messages: fetched once the page is live. */
const laterGame = later(() => import('./game.tsx'));

/** The visitor’s game. `search` is the page’s query. */
export function useVisit(search: URLSearchParams) {
  const loaded = laterGame.useModule();
  // If the code is already loaded, starts with the game, so that the start screen doesn’t flash for a returning player.
  const [state, dispatch] = useReducer(visitReducer, null, (): VisitState =>
    loaded === null
      ? { at: 'loading' }
      : { at: 'begun', game: loaded, visit: loaded.begin(search) },
  );
  /** Whether the first step takes the focus: it was on the start, or the visitor has clicked it. */
  const takesFocus = useRef(false);
  const { at } = state;
  useEffect(() => {
    if (at === 'begun' || at === 'failed') return undefined;
    let isCurrent = true;
    laterGame
      .fetch()
      .then(async (game) => {
        const visit = game.begin(search);
        if (visit.play.game.at === 'result') await preloadResult();
        if (isCurrent) dispatch({ type: 'loaded', game, visit });
      })
      .catch(() => {
        if (isCurrent) dispatch({ type: 'load-failed' });
      });
    return () => {
      isCurrent = false;
    };
  }, [at, search]);

  const change = useCallback((next: (visit: Visit) => Visit) => {
    dispatch({ type: 'changed', change: next });
  }, []);
  const start = (wanted: Wanted) => {
    takesFocus.current = true;
    dispatch({ type: 'start-clicked', clicked: { wanted, seed: String(Math.random()) } });
  };
  const reopen = () => {
    takesFocus.current = true;
    if (state.at === 'begun') change(state.game.reopened);
  };
  const resume = () => {
    takesFocus.current = true;
    if (state.at !== 'begun') return;
    // Without the link, the stored round.
    const stored = state.game.begin(new URLSearchParams());
    change(() => stored);
  };
  return { state, takesFocus, change, start, resume, reopen };
}
