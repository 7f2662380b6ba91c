import {
  feedbackWords as words,
  foundCues,
  pointsMade,
  riskChange,
} from '#content/demo/screens.ts';
import {
  cuesCounted,
  cuesFound,
  isRight,
  type Answered,
} from '#src/flows/spot-the-phish/answers.ts';
import { pointsSteps, type PointsStep } from '#src/flows/spot-the-phish/points.ts';
import { riskAfter } from '#src/flows/spot-the-phish/risk.ts';
import { LinkedText } from '#src/ui/linked-text.tsx';
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
        <LinkedText
          text={words.points}
          tags={{
            points: (
              <>
                <span aria-hidden="true">{formatChange(shown)}</span>
                <span className="sr-only">{formatChange(gained)}</span>
              </>
            ),
          }}
        />
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

/** What the points are made of, a line for each part. A wrong verdict never costs more than there was to lose. */
function breakdown(one: Answered, { verdict, cues, streak, inARow, gained }: PointsStep): string[] {
  const { kind, difficulty } = one.message;
  const { confidence } = one.answer;
  const [found, all] = [cuesFound(one).length, cuesCounted(one)];
  const wrong =
    gained === 0
      ? pointsMade.nothing(confidence)
      : pointsMade.wrong(confidence, formatChange(gained));
  const unpaid = found === 0 ? foundCues(0, all) : pointsMade.unpaidCues(found, all);
  const cueLine = cues === 0 ? unpaid : pointsMade.cues(found, all, formatChange(cues));
  return [
    isRight(one) ? pointsMade.right(difficulty, confidence, formatChange(verdict)) : wrong,
    ...(gained > verdict && !isRight(one) ? [pointsMade.neverBelow] : []),
    ...(kind === 'phish' ? [cueLine] : []),
    ...(streak > 0 ? [pointsMade.streak(inARow, formatChange(streak))] : []),
  ];
}
