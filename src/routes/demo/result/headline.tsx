import { resultWords as words, scoreHeadline } from '#content/demo/screens.ts';
import { calibrationWords } from '#content/demo/words.ts';
import { asked, isRight } from '#src/flows/spot-the-phish/answers.ts';
import { calibrate } from '#src/flows/spot-the-phish/calibration.ts';
import { totalPoints } from '#src/flows/spot-the-phish/points.ts';
import { riskAfter } from '#src/flows/spot-the-phish/risk.ts';
import { Afterwards } from '#src/ui/afterwards.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Container } from '#src/ui/container.tsx';
import { Enter } from '#src/ui/motion.tsx';
import { useCountUp } from '#src/ui/use-count-up.ts';
import { formatPoints } from '../figures.ts';
import { useAnswered } from '../game-context.ts';
import { STEP_HEADING } from '../use-step-focus.ts';
import { Calibration } from './calibration.tsx';
import { Cheer } from './cheer.tsx';
import { NextSteps } from './closing.tsx';
import { Highlights } from './highlights.tsx';
import { Share } from './share.tsx';

/** The score, what went well and what to practise, what to do next, and how well confidence and answers agree. */
export function Headline() {
  const answered = useAnswered();
  const calibration = calibrate(answered);
  const right = answered.filter(isRight).length;
  const isPerfect = right === answered.length;
  const { headline, text } = calibrationWords[calibration.headline];
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 py-8 md:py-14 lg:grid-cols-2">
      <div
        className={classNames(
          'grid content-start gap-6',
          isPerfect && 'rounded-lg border border-safe bg-safe-wash p-4 sm:p-5',
        )}
      >
        {isPerfect && <Cheer />}
        <Enter how="arrive">
          <h1 id={STEP_HEADING} tabIndex={-1} className="font-display text-headline font-extrabold">
            {scoreHeadline(right, answered.length)}
          </h1>
        </Enter>
        <Score />
        <Afterwards meanwhile={<div className="min-h-64" />}>
          <Highlights />
          <p className="max-w-prose">
            <strong className="block text-lg">{headline}</strong> {text}
          </p>
          <div className="flex flex-wrap gap-3">
            <NextSteps offersTrial={isPerfect} />
            <Share />
          </div>
        </Afterwards>
      </div>
      <Afterwards>
        <Calibration
          calibration={calibration}
          isPartial={asked(answered).length < answered.length}
        />
      </Afterwards>
    </Container>
  );
}

function Score() {
  const answered = useAnswered();
  const points = totalPoints(answered);
  const shown = useCountUp(points, points === 0 ? 0 : 1);
  const figures = [
    { label: words.score, value: formatPoints(points), shown: formatPoints(shown) },
    { label: `${words.risk}, ${words.riskMeans}`, value: String(riskAfter(answered)) },
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-4">
      {figures.map(({ label, value, shown }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-l-4 border-accent pl-3"
        >
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-display text-headline font-extrabold tabular-nums">
            <span aria-hidden="true">{shown ?? value}</span>
            <span className="sr-only">{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
