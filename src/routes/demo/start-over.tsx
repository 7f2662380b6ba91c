import { playWords } from '#content/demo/screens.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { useGame } from './game-context.ts';

/** With the focus it scrolls to above the decision, which sticks to the bottom of a phone’s screen. */
export function StartOver() {
  const { startOver } = useGame();
  return (
    <button
      type="button"
      onClick={startOver}
      className={buttonStyle('plain', 'text-sm max-lg:scroll-mb-56')}
    >
      {playWords.startOver}
    </button>
  );
}
