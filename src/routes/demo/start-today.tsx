import type { ReactNode } from 'react';
import { streakToKeep, startWords as words } from '#content/demo/start.ts';
import { Button } from '#src/ui/button.tsx';
import type { TodayInfo } from './today.ts';
import type { Wanted } from './visit-state.ts';

interface StartTodayProps {
  /** Null until the game has loaded. */
  today: TodayInfo | null;
  /** In place of the button once today’s six are played. */
  played: ReactNode;
  /** Of the main button. */
  label: string;
  /** What the visitor waits for. */
  waitsFor: Wanted | null;
  onStart: (wanted: Wanted) => void;
}

/** Today’s six, and below them six others for practice, and yesterday’s. */
export function StartToday({ today, played, label, waitsFor, onStart }: StartTodayProps) {
  const isPlayed = today?.isPlayed === true;
  return (
    <>
      <section
        aria-labelledby="todays-six"
        className="needs-scripting grid gap-3 rounded-lg border border-edge bg-raised p-4 sm:p-5"
      >
        <header className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="todays-six" className="font-display text-title font-bold">
            {words.today.heading}
          </h2>
          <p className="tabular-nums font-mono text-sm text-muted">
            {today !== null && words.today.number(today.day)}
          </p>
        </header>
        {isPlayed ? (
          played
        ) : (
          <>
            <p className="text-muted">
              {today !== null && today.streak > 0 ? streakToKeep(today.streak) : words.today.text}
            </p>
            <p>
              <Button
                onClick={() => onStart('today')}
                waiting={waitsFor === 'today'}
                waitingLabel={words.starting}
                className="max-sm:w-full sm:px-8"
              >
                {label}
              </Button>
            </p>
          </>
        )}
      </section>
      <Practice today={today} waitsFor={waitsFor} onStart={onStart} />
    </>
  );
}

function Practice({
  today,
  waitsFor,
  onStart,
}: Pick<StartTodayProps, 'today' | 'waitsFor' | 'onStart'>) {
  return (
    <div className="needs-scripting flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-muted">{words.practice.text}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-2 max-sm:w-full">
        <Button
          look="quiet"
          onClick={() => onStart('practice')}
          waiting={waitsFor === 'practice'}
          waitingLabel={words.starting}
          className="max-sm:w-full"
        >
          {words.practice.play}
        </Button>
        {/* Present before the game has loaded, so that nothing moves then. */}
        {today?.day !== 1 && (
          <Button
            look="plain"
            onClick={() => onStart('yesterday')}
            waiting={waitsFor === 'yesterday'}
            waitingLabel={words.starting}
          >
            {words.practice.yesterday}
          </Button>
        )}
      </p>
    </div>
  );
}
