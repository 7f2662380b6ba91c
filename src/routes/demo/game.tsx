import { useDeferredValue, useEffect, useMemo, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import type { PlayState } from '#src/flows/spot-the-phish/play.ts';
import { serialisePlayOver } from '#src/flows/spot-the-phish/stored-play.ts';
import { PLAY_KEY } from '#src/lib/storage-keys.ts';
import { local } from '#src/lib/web-storage.ts';
import { useMotion } from '#src/ui/motion.tsx';
import { GameContext, PlayContext, type Held } from './game-context.ts';
import { toolsFor, type Change } from './game-tools.ts';
import { Step } from './step.tsx';
import { useStepFocus } from './use-step-focus.ts';

export { begin, started } from './begin.ts';

interface GameProps {
  held: Held;
  takesFocus: RefObject<boolean>;
  change: Change;
}

/** The round in progress, stored at every step, and what is announced about it. */
export function Game({ held, takesFocus, change }: GameProps) {
  const { play, said, introducedAt, fromStart, wonBefore } = held;
  const navigate = useNavigate();
  const root = useStepFocus(play.game, takesFocus);
  const tools = useMemo(
    () => ({ ...toolsFor(change), introducedAt, fromStart, wonBefore }),
    [change, introducedAt, fromStart, wonBefore],
  );
  useMotion();
  // The query has been applied: from here on, a reload restores the stored game.
  useEffect(() => {
    if (window.location.search !== '') void navigate(paths.demo, { replace: true });
  }, [navigate]);

  return (
    <GameContext value={tools}>
      <PlayContext value={play}>
        <div ref={root}>
          <Step />
        </div>
      </PlayContext>
      <Stored play={play} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </GameContext>
  );
}

/**
 * Stores each step once it has been painted, or when the page or the game is left before that. If storage is refused or
 * full, the game lasts only as long as the page.
 */
function Stored({ play }: { play: PlayState }) {
  const isPainted = useDeferredValue<PlayState | null>(play, null) === play;
  useEffect(() => {
    if (isPainted) return undefined;
    const store = () => {
      local.set(PLAY_KEY, serialisePlayOver(local.get(PLAY_KEY), play));
    };
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      store();
    };
  }, [play, isPainted]);
  return null;
}
