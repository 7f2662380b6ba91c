import { Button } from '#src/ui/button.tsx';
import { Tick } from '#src/ui/tick.tsx';

interface SaveButtonProps {
  words: { save: string; saving: string; savedHere: string };
  waiting: boolean;
  /** What the form shows is saved. A toast has announced it, so this stays for who missed it. */
  isSaved: boolean;
}

export function SaveButton({ words, waiting, isSaved }: SaveButtonProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" look="quiet" waiting={waiting} waitingLabel={words.saving}>
        {words.save}
      </Button>
      {isSaved && (
        <p className="flex items-center gap-2 text-sm font-semibold text-safe">
          <Tick /> {words.savedHere}
        </p>
      )}
    </div>
  );
}
