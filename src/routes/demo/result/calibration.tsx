import { confidenceWords } from '#content/demo/screens.ts';
import { resultWords as words, calibrationWords } from '#content/demo/result.ts';
import { asked } from '#src/flows/spot-the-phish/answers.ts';
import { calibrate, CLAIMED } from '#src/flows/spot-the-phish/calibration.ts';
import { bold, LinkedText } from '#src/ui/linked-text.tsx';
import { useAnswered } from '../game-context.ts';

/** How sure the player was against how right: a bar for each level of confidence. */
export function Calibration() {
  const answered = useAnswered();
  const { headline, levels } = calibrate(answered);
  const isPartial = asked(answered).length < answered.length;
  return (
    <div className="grid content-start gap-4">
      <p>
        <LinkedText text={calibrationWords[headline]} tags={{ b: bold }} />
      </p>
      <dl className="grid gap-3">
        {levels.map(({ confidence, answers, right }) => (
          <div key={confidence} className="flex flex-wrap justify-between gap-x-4">
            <dt>{confidenceWords.levels[confidence]}</dt>
            <dd className={answers === 0 ? 'text-muted' : 'tabular-nums font-semibold'}>
              {answers === 0 ? words.unused : words.rightOf(right, answers)}
            </dd>
            {answers > 0 && (
              <dd aria-hidden="true" className="w-full">
                <Bar filled={right / answers} mark={CLAIMED[confidence]} />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        {isPartial ? words.calibrationIntroWithoutFrontPage : words.calibrationIntro}
      </p>
    </div>
  );
}

/** Shares of 1. */
function Bar({ filled, mark }: { filled: number; mark: number }) {
  return (
    <svg viewBox="0 0 400 30" className="w-full">
      <rect x="4" y="10" width="392" height="10" rx="5" className="fill-raised stroke-edge" />
      <rect x="4" y="10" width={filled * 392} height="10" rx="5" className="fill-tide" />
      <path
        d={`M${4 + mark * 392} 4v22`}
        className="stroke-accent"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}
