import { playWords as words } from '#content/demo/screens.ts';
import { foldableAddresses } from '#src/lib/hosts.ts';
import { useMessageAt } from './game-context.ts';

/** What the reader knew before the message at `index`, from 0: explanations compare it with the message. */
export function KnownBefore({ index }: { index: number }) {
  const { context } = useMessageAt(index).scenario;
  return (
    <details className="border-l-4 border-tide pl-3 text-sm">
      <summary className="min-h-6 w-fit cursor-pointer font-semibold text-tide">
        {words.known}
      </summary>
      <p>{foldableAddresses(context)}</p>
    </details>
  );
}
