import { useDeferredValue, useEffect, useMemo, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import type { PlayState } from '#src/flows/spot-the-phish/play.ts';
import { serialisePlayOver } from '#src/flows/spot-the-phish/stored-play.ts';
import { PLAY_KEY } from '#src/lib/storage-keys.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { browserStorage } from '#src/lib/web-storage.ts';
import { useMotion } from '#src/ui/motion.tsx';
import { actionsFor, type ChangeVisit } from './game-actions.ts';
import { ActionsContext, VisitContext, type Visit } from './game-context.ts';
import { laterResult, preloadResult } from './later-result.ts';
import { library } from './library.ts';
import { Step } from './step.tsx';
import { useStepFocus } from './use-step-focus.ts';

export { begin, reopened, started } from './begin.ts';
export { todayOf } from './today.ts';
export { PlayedToday } from './played-today.tsx';

interface GameProps {
  visit: Visit;
  takesFocus: RefObject<boolean>;
  change: ChangeVisit;
}

/** The round in progress, stored at every step, and what is announced about it. */
export function Game({ visit, takesFocus, change }: GameProps) {
  const { play, announcement } = visit;
  const navigate = useNavigate();
  const isAwaited = laterResult.useModule() === null && play.game.at === 'result';
  const root = useStepFocus(isAwaited ? { ...play.game, at: 'awaited' } : play.game, takesFocus);
  const actions = useMemo(() => actionsFor(change), [change]);
  useMotion();
  usePreloadedResult(play.game.answers.length);
  // The query has been applied: from here on, a reload restores the stored game.
  useEffect(() => {
    if (window.location.search !== '') void navigate(paths.demo, { replace: true });
  }, [navigate]);

  return (
    <ActionsContext value={actions}>
      <VisitContext value={visit}>
        <div ref={root}>
          <Step />
        </div>
      </VisitContext>
      <Stored play={play} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </ActionsContext>
  );
}

/** Loads the result during the round’s second half, and tries again after each answer, so that nobody waits for it. */
function usePreloadedResult(answers: number): void {
  useEffect(() => {
    if (answers < 3) return undefined;
    return whenIdle(() => void preloadResult());
  }, [answers]);
}

/**
 * Stores each step once it has been painted, or when the page or the game is left before that: the effect's cleanup does
 * the storing. If storage is refused or full, the game lasts only as long as the page.
 */
function Stored({ play }: { play: PlayState }) {
  const isPainted = useDeferredValue<PlayState | null>(play, null) === play;
  useEffect(() => {
    if (isPainted) return undefined;
    const store = () => {
      browserStorage.set(PLAY_KEY, serialisePlayOver(browserStorage.get(PLAY_KEY), play, library));
    };
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      store();
    };
  }, [play, isPainted]);
  return null;
}
