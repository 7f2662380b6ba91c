import { useState } from 'react';
import { confidenceWords as words } from '#content/demo/screens.ts';
import { CONFIDENCES } from '#src/flows/spot-the-phish/calibration.ts';
import type { Verdict } from '#src/lib/scenario.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Enter } from '#src/ui/motion.tsx';
import { useGameActions } from './game-context.ts';
import { Panel } from './step-layout.tsx';
import { STEP_QUESTION } from './use-step-focus.ts';

/** Asks how sure the player is, and shows what each level can win and lose. */
export function Confidence({ verdict }: { verdict: Verdict }) {
  const { dispatch } = useGameActions();
  // The pointer is still where the verdict's button was: a hover without a move would look like a choice.
  const [hasMoved, setHasMoved] = useState(false);
  return (
    <div className="decision lg:sticky lg:top-6">
      <Panel className="small-phone:gap-2 small-phone:p-2">
        <div>
          <p className="text-sm text-muted">
            {verdict === 'report' ? words.saidReport : words.saidTrust}
          </p>
          <h2 id={STEP_QUESTION} tabIndex={-1} className="text-lg font-bold">
            {words.heading}
          </h2>
        </div>
        <Enter how="arrive" className="grid gap-2">
          {CONFIDENCES.map((confidence) => (
            <button
              key={confidence}
              type="button"
              onClick={({ detail }) => {
                // The second click of a double-click on a verdict lands here, and chooses nothing.
                if (detail <= 1) dispatch({ type: 'confidence-given', confidence });
              }}
              onPointerMove={() => setHasMoved(true)}
              className={classNames(
                'flex min-h-14 w-full cursor-pointer items-center gap-3 rounded border-2 border-edge px-4 py-2 text-left transition-colors small-phone:min-h-12 small-phone:px-3 small-phone:py-1',
                hasMoved && 'hover:border-text hover:bg-sunken',
              )}
            >
              <Bars level={confidence} />
              <span>
                <span className="block font-semibold">{words.levels[confidence].label}</span>
                <span className="block text-sm text-muted">{words.levels[confidence].stake}</span>
              </span>
            </button>
          ))}
        </Enter>
        <p>
          <button
            type="button"
            onClick={() => dispatch({ type: 'reconsidered' })}
            className={buttonStyle('plain', 'text-sm')}
          >
            {words.back}
          </button>
        </p>
      </Panel>
    </div>
  );
}

function Bars({ level }: { level: number }) {
  return (
    <svg viewBox="0 0 24 20" aria-hidden="true" className="w-6 shrink-0">
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
