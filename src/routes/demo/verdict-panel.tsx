import { playWords as words } from '#content/demo/screens.ts';
import { MOST_MARKS } from '#src/flows/spot-the-phish/answers.ts';
import type { Verdict } from '#src/lib/scenario.ts';
import { VerdictIcon } from '#src/ui/verdict-icon.tsx';
import { useGameActions } from './game-context.ts';
import { StartOver } from './start-over.tsx';
import { Panel } from './step-layout.tsx';
import { STEP_QUESTION } from './use-step-focus.ts';

/** Report or Trust: two buttons of equal weight. */
export function VerdictPanel({ marks }: { marks: number }) {
  return (
    <div className="decision grid gap-4 lg:sticky lg:top-6">
      <Panel className="small-phone:gap-1.5 small-phone:p-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={STEP_QUESTION} tabIndex={-1} className="text-lg font-bold small-phone:text-base">
            {words.question}
          </h2>
          <p className="text-sm">
            {words.marks}{' '}
            <strong className="font-semibold tabular-nums">
              {marks} {words.of} {MOST_MARKS}
            </strong>
          </p>
        </div>
        <p className={marks >= MOST_MARKS ? 'text-sm' : 'text-sm text-muted max-lg:hidden'}>
          {marks >= MOST_MARKS ? words.marksFull : words.hint}
        </p>
        <div className="grid grid-cols-2 gap-3">
          <VerdictButton verdict="report" />
          <VerdictButton verdict="trust" />
        </div>
      </Panel>
      <div className="max-lg:hidden">
        <StartOver />
      </div>
    </div>
  );
}

function VerdictButton({ verdict }: { verdict: Verdict }) {
  const { dispatch } = useGameActions();
  return (
    <button
      type="button"
      onClick={() => dispatch({ type: 'judged', verdict })}
      className="grid min-h-16 cursor-pointer place-items-center gap-0.5 rounded border-2 border-edge px-2 py-2.5 font-semibold transition-colors hover:border-text hover:bg-sunken small-phone:min-h-11 small-phone:py-1"
    >
      <span className="flex items-center gap-2">
        <VerdictIcon of={verdict} />
        {words[verdict]}
      </span>
      <span className="text-sm font-normal text-muted small-phone:hidden">
        {verdict === 'report' ? words.reportMeans : words.trustMeans}
      </span>
    </button>
  );
}
