import { feedbackWords } from '#content/demo/screens.ts';
import type { Scenario } from '#src/lib/scenario.ts';
import { Triangle } from '#src/ui/drawn-signs.tsx';
import { Tick } from '#src/ui/tick.tsx';

interface StampProps {
  kind: Scenario['kind'];
  /** The player misjudged it: filled in green, “Genuine” would look like praise. */
  wrong?: boolean;
}

/** What a message was, shown by a symbol and a word as well as by colour. */
export function Stamp({ kind, wrong = false }: StampProps) {
  const label = feedbackWords.stamp[kind];
  return kind === 'phish' ? (
    <span className={`${PILL} border-risk bg-risk-wash text-risk`}>
      <Triangle /> <span>{label}</span>
    </span>
  ) : (
    <span
      className={`${PILL} border-safe ${wrong ? 'bg-raised text-text' : 'bg-safe-wash text-safe'}`}
    >
      <Tick /> <span>{label}</span>
    </span>
  );
}

const PILL =
  'flex h-fit w-fit shrink-0 items-center gap-1.5 rounded-full border-2 px-3 py-0.5 text-sm font-bold';
