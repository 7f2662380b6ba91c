import { feedbackWords } from '#content/demo/screens.ts';
import type { Scenario } from '#src/lib/scenario.ts';
import { Triangle } from '#src/ui/drawn-signs.tsx';
import { Tick } from '#src/ui/tick.tsx';

/** What a message was, shown by a symbol and a word as well as by colour. */
export function Stamp({ kind }: { kind: Scenario['kind'] }) {
  const label = feedbackWords.stamp[kind];
  return kind === 'phish' ? (
    <span className="flex h-fit w-fit shrink-0 items-center gap-2 rounded-full border-2 border-risk bg-risk-wash px-4 py-1 font-bold text-risk">
      <Triangle /> <span>{label}</span>
    </span>
  ) : (
    <span className="flex h-fit w-fit shrink-0 items-center gap-2 rounded-full border-2 border-safe bg-safe-wash px-4 py-1 font-bold text-safe">
      <Tick /> <span>{label}</span>
    </span>
  );
}
