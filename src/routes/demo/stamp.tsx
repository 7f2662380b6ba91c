import { feedbackWords } from '#content/demo/screens.ts';
import type { Scenario } from '#src/lib/scenario.ts';
import { Stamp as Plain, VerdictStamp } from '#src/ui/stamp.tsx';

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

/** Over the edge of a judged message. */
export function MessageStamp({ kind, isRight }: Pick<StampProps, 'kind'> & { isRight: boolean }) {
  return (
    <VerdictStamp
      isPhish={kind === 'phish'}
      isRight={isRight}
      className="absolute end-4 -top-4 z-1"
    >
      {feedbackWords.stamp[kind]}
    </VerdictStamp>
  );
}
