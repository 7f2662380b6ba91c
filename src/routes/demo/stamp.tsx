import { feedbackWords } from '#content/demo/screens.ts';
import type { Scenario } from '#src/lib/scenario.ts';
import { Triangle } from '#src/ui/drawn-signs.tsx';

interface StampProps {
  kind: Scenario['kind'];
}

/**
 * A phish is shown by a symbol and a word as well as by colour, “genuine” by its word alone: in green, it would look like
 * praise where it was misjudged.
 */
export function Stamp({ kind }: StampProps) {
  const label = feedbackWords.stamp[kind];
  return kind === 'phish' ? (
    <span className={`${PILL} border-risk bg-risk-wash text-risk`}>
      <Triangle /> <span>{label}</span>
    </span>
  ) : (
    <span className={`${PILL} border-edge bg-raised`}>{label}</span>
  );
}

const PILL =
  'flex h-fit w-fit shrink-0 items-center gap-1.5 rounded-full border-2 px-3 py-0.5 text-sm font-bold';
