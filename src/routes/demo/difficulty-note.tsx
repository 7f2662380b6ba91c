import { difficultyExplained } from '#content/demo/cues.ts';
import { feedbackWords as words } from '#content/demo/screens.ts';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { More } from './more.tsx';

/** How messages are rated, and the source of those figures. */
export function DifficultyNote() {
  return (
    <More title={words.difficultyMeans}>
      <p className="mt-2 text-muted">
        <LinkedText text={difficultyExplained.text} tags={{ source }} />
      </p>
    </More>
  );
}

function source(words: string) {
  return (
    <a
      href={difficultyExplained.source}
      rel="noopener"
      className="text-tide underline underline-offset-4"
    >
      {words}
    </a>
  );
}
