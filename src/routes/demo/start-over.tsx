import { useId, type KeyboardEvent } from 'react';
import { playWords as words } from '#content/demo/screens.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkedText, strong } from '#src/ui/linked-text.tsx';
import { useGameActions } from './game-context.ts';
import { Panel } from './step-layout.tsx';
import { focusOn } from './use-step-focus.ts';

/** In place of the verdict: what starting over costs, and whether to. Escape cancels. */
export function StartOver({ onCancel }: { onCancel: () => void }) {
  const { startOver } = useGameActions();
  const question = useId();
  const shared = {
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onCancel();
    },
    className: 'grow',
  };
  return (
    <div role="group" aria-labelledby={question} className="decision lg:sticky lg:top-6">
      <Panel>
        <p id={question}>
          <LinkedText
            text={words.startOverAnyway}
            tags={{ title: strong('block text-lg font-bold') }}
          />
        </p>
        <div className="flex flex-wrap gap-3">
          <Button {...shared} ref={focusOn} onClick={onCancel}>
            {words.keepPlaying}
          </Button>
          <Button {...shared} look="quiet" onClick={startOver}>
            {words.startOverNow}
          </Button>
        </div>
      </Panel>
    </div>
  );
}
