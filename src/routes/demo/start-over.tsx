import { useState } from 'react';
import { playWords as words } from '#content/demo/screens.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { useGame, usePlay } from './game-context.ts';

/** If there is an answer to lose, the first press asks, and the second starts over. */
export function StartOver() {
  const { startOver, say } = useGame();
  const { answers } = usePlay().game;
  const [asking, setAsking] = useState(false);
  const press = () => {
    if (asking || answers.length === 0) return startOver();
    setAsking(true);
    say(words.startOverAnyway);
  };
  // With the focus it scrolls to above the decision, which sticks to the bottom of a phone’s screen.
  return (
    <button
      type="button"
      onClick={press}
      onBlur={() => setAsking(false)}
      className={buttonStyle('plain', 'text-sm max-lg:scroll-mb-56')}
    >
      {asking ? words.startOverAnyway : words.startOver}
    </button>
  );
}
