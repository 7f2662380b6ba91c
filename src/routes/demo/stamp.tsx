import { feedbackWords } from '#content/demo/screens.ts';
import type { Scenario } from '#src/lib/scenario.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Triangle } from '#src/ui/icons.tsx';

interface StampProps {
  kind: Scenario['kind'];
  /** Whether a phish is shown as a danger, which one that was reported no longer is. */
  isAlarm?: boolean;
}

/**
 * A phish is shown by a symbol and a word as well as by colour, “genuine” by its word alone: in green, it would look like
 * praise where it was misjudged.
 */
export function Stamp({ kind, isAlarm = kind === 'phish' }: StampProps) {
  const isPhish = kind === 'phish';
  return (
    <span
      className={classNames(
        'flex h-fit w-fit shrink-0 items-center gap-1.5 rounded-full border-2 px-3 py-0.5 text-sm font-bold',
        isAlarm ? 'border-risk bg-risk-wash text-risk' : 'border-edge bg-raised',
      )}
    >
      {isPhish && <Triangle />}
      {feedbackWords.stamp[kind]}
    </span>
  );
}
