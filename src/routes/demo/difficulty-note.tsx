import { feedbackWords as words } from '#content/demo/screens.ts';
import { difficultyExplained, difficultyWords } from '#content/demo/words.ts';
import type { RoundMessage } from '#src/flows/spot-the-phish/round-message.ts';

/** How hard a message was, or what the levels mean, and the source of those figures. */
export function DifficultyNote({ message }: { message: RoundMessage | null }) {
  const { method, evidence, source } = difficultyExplained;
  return (
    <details className="border-t border-line pt-4 text-sm">
      <summary className="min-h-6 cursor-pointer text-base font-semibold">
        {message === null
          ? words.difficultyMeans
          : `${words.difficulty}: ${difficultyWords[message.difficulty].label}`}
      </summary>
      <div className="mt-3 grid gap-2 text-muted">
        {message !== null && <p>{difficultyWords[message.difficulty].meaning[message.kind]}</p>}
        <p>{method}</p>
        <p>
          {evidence}{' '}
          <a href={source.url} rel="noopener" className="text-tide underline underline-offset-4">
            {source.label}
          </a>
        </p>
      </div>
    </details>
  );
}
