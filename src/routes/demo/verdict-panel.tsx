import { useState } from 'react';
import { playWords as words } from '#content/demo/screens.ts';
import { MOST_MARKS } from '#src/flows/spot-the-phish/answers.ts';
import type { Verdict } from '#src/lib/scenario.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkedText, strong } from '#src/ui/linked-text.tsx';
import { VerdictIcon } from '#src/ui/verdict-icon.tsx';
import { useGameActions, usePlay } from './game-context.ts';
import { StartOver } from './start-over.tsx';
import { Panel } from './step-layout.tsx';
import { focusOn, STEP_QUESTION } from './use-step-focus.ts';

/** Report or Trust, and to start over, which asks first if there is an answer to lose. */
export function VerdictPanel({ marks }: { marks: number }) {
  const { startOver } = useGameActions();
  const { answers } = usePlay().game;
  const [state, setState] = useState<'unasked' | 'asked' | 'cancelled'>('unasked');
  if (state === 'asked') return <StartOver onCancel={() => setState('cancelled')} />;
  return (
    <div className="grid gap-4 max-lg:contents lg:sticky lg:top-6">
      <Question marks={marks} />
      <p>
        <Button
          // Takes the focus back from the question.
          ref={state === 'cancelled' ? focusOn : undefined}
          look="plain"
          onClick={() => (answers.length === 0 ? startOver() : setState('asked'))}
          className="text-sm"
        >
          {words.startOver}
        </Button>
      </p>
    </div>
  );
}

/** Two buttons of equal weight. */
function Question({ marks }: { marks: number }) {
  return (
    <div className="decision">
      <Panel className="small-phone:gap-1.5 small-phone:p-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id={STEP_QUESTION} tabIndex={-1} className="text-lg font-bold small-phone:text-base">
            {words.question}
          </h2>
          <p className="text-sm">
            <LinkedText
              text={words.marks(marks, MOST_MARKS)}
              tags={{ b: strong('tabular-nums font-semibold') }}
            />
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
