import { useId, useState, type KeyboardEvent } from 'react';
import { playWords as words } from '#content/demo/screens.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Button } from '#src/ui/button.tsx';
import { useGameActions, usePlay } from './game-context.ts';
import { focusOn } from './use-step-focus.ts';

/** Scrolled to with the focus, it is above the decision, which sticks to the bottom of a phone’s screen. */
const CLEAR = 'max-lg:scroll-mb-56';

/** Starts over, but asks first if there is an answer to lose. */
export function StartOver() {
  const { startOver } = useGameActions();
  const { answers } = usePlay().game;
  const question = useId();
  const [state, setState] = useState<'unasked' | 'asked' | 'cancelled'>('unasked');
  const cancel = () => setState('cancelled');
  const shared = {
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') cancel();
    },
    className: `grow ${CLEAR}`,
  };
  if (state !== 'asked') {
    return (
      <button
        // Takes the focus back from the question.
        ref={state === 'cancelled' ? focusOn : undefined}
        type="button"
        onClick={() => (answers.length === 0 ? startOver() : setState('asked'))}
        className={buttonStyle('plain', `text-sm ${CLEAR}`)}
      >
        {words.startOver}
      </button>
    );
  }
  return (
    <div
      role="group"
      aria-labelledby={question}
      className="grid gap-3 rounded-lg border border-line bg-raised p-4 sm:p-5"
    >
      <p id={question}>
        <strong className="font-bold">{words.startOverAnyway}</strong> {words.startOverCosts}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button {...shared} ref={focusOn} onClick={cancel}>
          {words.keepPlaying}
        </Button>
        <Button {...shared} look="quiet" onClick={startOver}>
          {words.startOverNow}
        </Button>
      </div>
    </div>
  );
}
