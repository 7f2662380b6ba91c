import { useState } from 'react';
import { confidenceWords as words, stake } from '#content/demo/screens.ts';
import { CONFIDENCES } from '#src/flows/spot-the-phish/calibration.ts';
import { stakes } from '#src/flows/spot-the-phish/points.ts';
import type { Difficulty, Verdict } from '#src/lib/scenario.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Enter } from '#src/ui/motion.tsx';
import { VerdictIcon } from '#src/ui/verdict-icon.tsx';
import { useGameActions } from './game-context.ts';
import { Panel } from './step-layout.tsx';
import { STEP_QUESTION } from './use-step-focus.ts';

interface ConfidenceProps {
  verdict: Verdict;
  difficulty: Difficulty;
}

/** Asks how sure the player is, and shows what each level can win and lose. */
export function Confidence({ verdict, difficulty }: ConfidenceProps) {
  const { dispatch } = useGameActions();
  return (
    <div className="decision lg:sticky lg:top-6">
      <Panel className="small-phone:gap-2 small-phone:p-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 small-phone:gap-x-1">
          <p className="flex items-center gap-2 font-semibold text-tide small-phone:gap-1 small-phone:text-sm">
            <VerdictIcon of={verdict} />
            {verdict === 'report' ? words.saidReport : words.saidTrust}
          </p>
          <h2 id={STEP_QUESTION} tabIndex={-1} className="text-lg font-bold small-phone:text-base">
            {words.heading}
          </h2>
        </div>
        <Levels difficulty={difficulty} />
        <p>
          <Button
            look="plain"
            onClick={() => dispatch({ type: 'reconsidered' })}
            className="text-sm small-phone:min-h-8 small-phone:py-0"
          >
            {words.back}
          </Button>
        </p>
      </Panel>
    </div>
  );
}

/** Beside each other on a phone, unless its text is too large. */
function Levels({ difficulty }: Pick<ConfidenceProps, 'difficulty'>) {
  const { dispatch } = useGameActions();
  // The pointer is still where the verdict's button was: a hover without a move would look like a choice.
  const [hasMoved, setHasMoved] = useState(false);
  return (
    <Enter how="arrive" className="grid gap-2 max-lg:@min-[18rem]/step:grid-cols-3">
      {CONFIDENCES.map((confidence) => {
        const { win, lose } = stakes(difficulty, confidence);
        return (
          <button
            key={confidence}
            type="button"
            onClick={({ detail }) => {
              // The second click of a double-click on a verdict lands here, and chooses nothing.
              if (detail <= 1) dispatch({ type: 'confidence-given', confidence });
            }}
            onPointerMove={() => setHasMoved(true)}
            className={classNames(
              'flex min-h-14 w-full cursor-pointer gap-x-3 gap-y-1 rounded border-2 border-edge px-4 py-2 text-left transition-colors max-sm:flex-col max-sm:px-1.5 sm:items-center small-phone:py-1',
              hasMoved && 'hover:border-text hover:bg-sunken',
            )}
          >
            <Bars level={confidence} />
            <span className="grid">
              <span className="font-semibold max-sm:text-sm max-sm:leading-tight">
                {words.levels[confidence]}
              </span>{' '}
              <span className="text-sm text-muted tabular-nums max-sm:text-xs max-sm:leading-snug">
                {stake(win, lose)}
              </span>
            </span>
          </button>
        );
      })}
    </Enter>
  );
}

function Bars({ level }: { level: number }) {
  return (
    <svg viewBox="0 0 24 20" aria-hidden="true" className="w-6 shrink-0 max-sm:w-5">
      {CONFIDENCES.map((bar) => (
        <rect
          key={bar}
          x={bar * 8 - 7}
          y={20 - bar * 6}
          width="6"
          height={bar * 6}
          className={bar <= level ? 'fill-tide' : 'fill-line'}
        />
      ))}
    </svg>
  );
}
