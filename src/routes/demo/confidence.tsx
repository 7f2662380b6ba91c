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
import { Decision } from './step-layout.tsx';
import { STEP_QUESTION } from './use-step-focus.ts';

interface ConfidenceProps {
  verdict: Verdict;
  difficulty: Difficulty;
}

/** Asks how sure the player is, and shows what each level can win and lose. */
export function Confidence({ verdict, difficulty }: ConfidenceProps) {
  const { dispatch } = useGameActions();
  return (
    <Decision>
      <h2 id={STEP_QUESTION} tabIndex={-1} className="text-lg font-bold small-phone:text-base">
        {words.heading}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-2 text-sm">
        <p className="flex items-center gap-1.5 font-semibold text-tide">
          <VerdictIcon of={verdict} />
          {verdict === 'report' ? words.saidReport : words.saidTrust}
        </p>
        <Button
          look="plain"
          onClick={() => dispatch({ type: 'reconsidered' })}
          className="min-h-8! py-0!"
        >
          {words.back}
        </Button>
      </div>
      <Levels difficulty={difficulty} />
    </Decision>
  );
}

/** Beside each other between a phone’s width and the panel’s own column. */
function Levels({ difficulty }: Pick<ConfidenceProps, 'difficulty'>) {
  const { dispatch } = useGameActions();
  // The pointer is still where the verdict's button was: a hover without a move would look like a choice.
  const [hasMoved, setHasMoved] = useState(false);
  return (
    <Enter
      how="arrive"
      className="grid gap-2 max-lg:@min-[36rem]/step:grid-cols-3 small-phone:gap-1.5"
    >
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
              'flex min-h-11 w-full cursor-pointer items-center gap-x-3 rounded border-2 border-edge px-3 py-1 text-start transition-colors',
              hasMoved && 'hover:border-text hover:bg-sunken',
            )}
          >
            <Bars level={confidence} />
            <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-semibold small-phone:text-sm">{words.levels[confidence]}</span>{' '}
              <span className="tabular-nums text-sm text-muted">{stake(win, lose)}</span>
            </span>
          </button>
        );
      })}
    </Enter>
  );
}

function Bars({ level }: { level: number }) {
  return (
    <svg viewBox="0 0 24 20" aria-hidden="true" className="w-5 shrink-0">
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
