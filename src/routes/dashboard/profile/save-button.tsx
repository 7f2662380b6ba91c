import type { ReactNode } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Tick } from '#src/ui/tick.tsx';

interface SaveButtonProps {
  words: { save: string; saving: string; savedHere: string };
  waiting: boolean;
  /** Whether there is something to save that can be saved now, which makes the button the form's main action. */
  isChanged: boolean;
  /** Whether the form's content is saved. Not announced, because a toast has done so. */
  isSaved: boolean;
  /** What follows from having saved. */
  children?: ReactNode;
}

export function SaveButton({ words, waiting, isChanged, isSaved, children }: SaveButtonProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <Button
        type="submit"
        look={isChanged ? 'main' : 'quiet'}
        waiting={waiting}
        waitingLabel={words.saving}
      >
        {words.save}
      </Button>
      {isSaved && (
        <p className="flex items-center gap-2 text-sm font-semibold text-safe">
          <Tick /> {words.savedHere}
        </p>
      )}
      {isSaved && children}
    </div>
  );
}
