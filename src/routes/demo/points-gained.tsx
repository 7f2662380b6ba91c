import {
  confidenceWords,
  feedbackWords as words,
  foundCues,
  playWords,
  riskChange,
} from '#content/demo/screens.ts';
import { difficultyWords } from '#content/demo/words.ts';
import {
  cuesCounted,
  cuesFound,
  isRight,
  type Answered,
} from '#src/flows/spot-the-phish/answers.ts';
import { pointsSteps, type PointsStep } from '#src/flows/spot-the-phish/points.ts';
import { riskAfter } from '#src/flows/spot-the-phish/risk.ts';
import { useCountUp } from '#src/ui/use-count-up.ts';
import { formatChange } from './figures.ts';
import { useAnswered } from './game-context.ts';
import { TallySign } from './tally-sign.tsx';

/** What the last answer earned. */
export function PointsGained() {
  const answered = useAnswered();
  const gained = pointsSteps(answered).at(-1)?.gained ?? 0;
  const shown = useCountUp(gained, gained === 0 ? 0 : answered.length);
  return (
    <TallySign isGood={gained > 0}>
      {gained === 0 ? (
        words.noneLost
      ) : (
        <>
          <span aria-hidden="true">{formatChange(shown)}</span>
          <span className="sr-only">{formatChange(gained)}</span> {playWords.points}
        </>
      )}
    </TallySign>
  );
}

/** What those points are made of, and what the answer did to the risk score. */
export function PointsMade() {
  const answered = useAnswered();
  const step = pointsSteps(answered).at(-1);
  const last = answered.at(-1);
  if (step === undefined || last === undefined) return null;
  return (
    <ul className="tabular-nums mt-1 grid gap-0.5 leading-snug text-muted">
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
  const { cues, streak, inARow } = step;
  return [
    verdictLine(one, step),
    ...(one.message.kind === 'phish'
      ? [withPoints(foundCues(cuesFound(one).length, cuesCounted(one)), cues)]
      : []),
    ...(streak > 0 ? [withPoints(`${inARow} ${playWords.inARow}`, streak)] : []),
  ];
}

function withPoints(text: string, points: number): string {
  return points === 0 ? text : `${text}: ${formatChange(points)}`;
}

/**
 * Such as “Right, medium, certain: +300”. A wrong verdict costs the same at every difficulty, and never more than there
 * was to lose.
 */
function verdictLine(one: Answered, { verdict, gained }: PointsStep): string {
  const { right, wrong, none } = words.verdictPoints;
  const sure = confidenceWords.levels[one.answer.confidence].toLowerCase();
  const level = difficultyWords[one.message.difficulty].toLowerCase();
  return isRight(one)
    ? `${right}, ${level}, ${sure}: ${formatChange(verdict)}`
    : `${wrong}, ${sure}: ${gained === 0 ? none : formatChange(gained)}`;
}
