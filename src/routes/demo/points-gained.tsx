import {
  confidenceWords,
  feedbackWords as words,
  foundCues,
  playWords,
  pointsSpared,
  riskChange,
} from '#content/demo/screens.ts';
import { difficultyWords } from '#content/demo/words.ts';
import { cuesCounted, cuesFound, type Answered } from '#src/flows/spot-the-phish/answers.ts';
import { pointsSteps, rightFactors, type PointsStep } from '#src/flows/spot-the-phish/points.ts';
import { riskAfter } from '#src/flows/spot-the-phish/risk.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Enter } from '#src/ui/motion.tsx';
import { useCountUp } from '#src/ui/use-count-up.ts';
import { NO_BREAK_SPACE } from '#src/lib/line-breaks.ts';
import { formatChange, formatPoints } from './figures.ts';
import { useAnswered } from './game-context.ts';

/** What the last answer earned. */
export function PointsGained() {
  const answered = useAnswered();
  const gained = pointsSteps(answered).at(-1)?.gained ?? 0;
  const shown = useCountUp(gained, gained === 0 ? 0 : answered.length);
  return (
    <Enter how="land" className="w-fit origin-left">
      <p
        className={classNames(
          'rounded-full border px-3.5 py-0.5 font-display text-lg font-extrabold tabular-nums',
          gained > 0 ? 'border-safe bg-safe-wash' : 'border-edge bg-sunken',
        )}
      >
        {gained === 0 ? (
          words.noneLost
        ) : (
          <>
            <span aria-hidden="true">{formatChange(shown)}</span>
            <span className="sr-only">{formatChange(gained)}</span> {playWords.points}
          </>
        )}
      </p>
    </Enter>
  );
}

/** What those points are made of, and what the answer did to the risk score. */
export function PointsMade() {
  const answered = useAnswered();
  const step = pointsSteps(answered).at(-1);
  const last = answered.at(-1);
  if (step === undefined || last === undefined) return null;
  return (
    <ul className="grid gap-0.5 border-l-2 border-edge pl-3 text-sm leading-snug text-muted tabular-nums">
      {[
        ...breakdown(last, step),
        riskChange(riskAfter(answered.slice(0, -1)), riskAfter(answered)),
      ].map((line) => (
        <li key={line} className="first:font-semibold first:text-text">
          {line}
        </li>
      ))}
    </ul>
  );
}

/** What the points are made of, a line for each part. */
function breakdown(one: Answered, step: PointsStep): string[] {
  const { streak, inARow } = step;
  return [
    verdictLine(one, step),
    ...(one.message.kind === 'phish' ? [cuesLine(one, step)] : []),
    ...(streak > 0 ? [withPoints(`${inARow} ${playWords.inARow}`, streak)] : []),
  ];
}

/** Says why cues found in a phish that was trusted earn nothing. */
function cuesLine(one: Answered, step: PointsStep): string {
  const found = cuesFound(one).length;
  const cues = foundCues(found, cuesCounted(one));
  return found > 0 && step.cues === 0 ? `${cues}${words.cuesUnused}` : withPoints(cues, step.cues);
}

function withPoints(text: string, points: number): string {
  return points === 0 ? text : `${text}: ${formatChange(points)}`;
}

/** Such as “Right: 100 × 1.5 (medium) × 2 (certain) = 300”. */
function verdictLine(one: Answered, step: PointsStep): string {
  const { right, wrong, none } = words.verdictPoints;
  const sure = confidenceWords.levels[one.answer.confidence].label.toLowerCase();
  const factors = rightFactors(one);
  if (factors === null) {
    const lost = step.verdict === 0 ? none : formatChange(step.verdict);
    // If the total has stopped at 0, all that there was is gone.
    const spared = step.gained > step.verdict ? pointsSpared(-step.gained) : '';
    return `${wrong}, ${sure}: ${lost}${spared}`;
  }
  const level = difficultyWords[one.message.difficulty].label.toLowerCase();
  const sum = [
    factors.base,
    `${factors.difficulty} (${level})`,
    `${factors.confidence} (${sure})`,
  ].join(` ×${NO_BREAK_SPACE}`);
  return `${right}: ${sum}${NO_BREAK_SPACE}=${NO_BREAK_SPACE}${formatPoints(step.verdict)}`;
}
