import { useState } from 'react';
import { clock, todayWords as words } from '#content/demo/today.ts';
import { untilNextDay } from '#src/flows/spot-the-phish/london-day.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { useCountdown } from '#src/ui/use-countdown.ts';

/** Counts down to the next day’s round, then offers it. Screen readers get the time once, rounded. */
export function NextSix({ onPlay }: { onPlay: () => void }) {
  const [duration] = useState(() => untilNextDay(Date.now()));
  const { left } = useCountdown(duration, true);
  if (left === 0) {
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{words.arrived}</span>
        <Button look="quiet" onClick={onPlay}>
          {words.play}
        </Button>
      </p>
    );
  }
  return (
    <p className="text-muted">
      <LinkedText text={words.next} tags={{ left: <Left seconds={left} /> }} />
    </p>
  );
}

function Left({ seconds }: { seconds: number }) {
  const [atFirst] = useState(seconds);
  const hours = Math.round(atFirst / 3600);
  const spoken =
    hours > 1
      ? words.nextSpoken.hours(hours)
      : words.nextSpoken.minutes(Math.max(1, Math.round(atFirst / 60)));
  return (
    <>
      <span aria-hidden="true" className="tabular-nums font-semibold text-text">
        {clock(seconds)}
      </span>
      <span className="sr-only">{spoken}</span>
    </>
  );
}
