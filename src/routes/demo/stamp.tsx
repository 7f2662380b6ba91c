import { feedbackWords } from '#content/demo/screens.ts';
import type { Scenario } from '#src/lib/scenario.ts';
import { Stamp as Plain } from '#src/ui/stamp.tsx';

interface StampProps {
  kind: Scenario['kind'];
  /** Whether a phish is shown as a danger, which one that was reported no longer is. */
  isAlarm?: boolean;
}

/** “Genuine” isn’t green: it would look like praise where it was misjudged. */
export function Stamp({ kind, isAlarm = kind === 'phish' }: StampProps) {
  return (
    <Plain tone={isAlarm ? 'risk' : 'neutral'} isPhish={kind === 'phish'}>
      {feedbackWords.stamp[kind]}
    </Plain>
  );
}
