import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { staggerPins } from '#src/ui/stagger-pins.ts';
import { isJudged, type MessageGame } from './use-message-state.ts';

interface VerdictFeel {
  /** The class of what moves (verdict.css). A step that is restored was judged before, and moves nothing. */
  feel: string | false;
  /** Holds the message. */
  examined: RefObject<HTMLDivElement | null>;
}

/** Sets in motion what the verdict does to a message, once its pins are shown. */
export function useVerdictFeel(
  game: MessageGame,
  right: boolean,
  arePinsShown: boolean,
): VerdictFeel {
  const [isRestored] = useState(isJudged(game));
  const examined = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (arePinsShown) staggerPins(examined.current);
  }, [arePinsShown]);
  const moves = !isRestored && game.at === 'feedback';
  return { feel: moves && (right ? 'verdict-right' : 'verdict-wrong'), examined };
}
