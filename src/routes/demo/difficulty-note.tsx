import { difficultyExplained } from '#content/demo/scenarios/cues.ts';
import { feedbackWords as words } from '#content/demo/screens.ts';
import { LinkedText, QUIET_LINK } from '#src/ui/linked-text.tsx';
import { More } from './more.tsx';

/** How messages are rated, and the source of those figures. */
export function DifficultyNote() {
  return (
    <More title={words.difficultyMeans}>
      <p className="mt-2 text-muted">
        <LinkedText
          text={difficultyExplained.text}
          tags={{ source: { to: difficultyExplained.source, className: QUIET_LINK } }}
        />
      </p>
    </More>
  );
}
