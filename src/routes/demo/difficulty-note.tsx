import { difficultyExplained } from '#content/demo/scenarios/cues.ts';
import { feedbackWords as words } from '#content/demo/screens.ts';
import { More } from './more.tsx';

/** How messages are rated, and the source of those figures. */
export function DifficultyNote() {
  const { method, evidence, source } = difficultyExplained;
  return (
    <More title={words.difficultyMeans}>
      <p className="mt-2 text-muted">
        {method} {evidence}{' '}
        <a href={source.url} rel="noopener" className="text-tide underline underline-offset-4">
          {source.label}
        </a>
      </p>
    </More>
  );
}
