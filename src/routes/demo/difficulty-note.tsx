import { difficultyExplained } from '#content/demo/cues.ts';
import { feedbackWords as words } from '#content/demo/screens.ts';

/** How messages are rated, and the source of those figures. */
export function DifficultyNote() {
  const { method, evidence, source } = difficultyExplained;
  return (
    <details className="text-sm">
      <summary className="min-h-6 w-fit cursor-pointer font-semibold">
        {words.difficultyMeans}
      </summary>
      <p className="mt-2 text-muted">
        {method} {evidence}{' '}
        <a href={source.url} rel="noopener" className="text-tide underline underline-offset-4">
          {source.label}
        </a>
      </p>
    </details>
  );
}
