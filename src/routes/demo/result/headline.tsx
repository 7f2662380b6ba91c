import { resultWords as words, scoreHeadline } from '#content/demo/screens.ts';
import { isRight } from '#src/flows/spot-the-phish/answers.ts';
import { totalPoints } from '#src/flows/spot-the-phish/points.ts';
import { riskAfter } from '#src/flows/spot-the-phish/risk.ts';
import { Afterwards } from '#src/ui/afterwards.tsx';
import { Container } from '#src/ui/container.tsx';
import { Enter } from '#src/ui/motion.tsx';
import { useCountUp } from '#src/ui/use-count-up.ts';
import { formatPoints } from '../figures.ts';
import { useAnswered } from '../game-context.ts';
import { STEP_HEADING } from '../use-step-focus.ts';
import { Badges } from './badges.tsx';
import { Cheer } from './cheer.tsx';
import { NextSteps } from './closing.tsx';
import { Share } from './share.tsx';

/** The six answers, the score, the badges won, and what to do next. */
export function Headline() {
  const answers = useAnswered().map(isRight);
  const right = answers.filter(Boolean).length;
  const isPerfect = right === answers.length;
  return (
    <div className={isPerfect ? 'bg-safe-wash' : 'bg-sunken'}>
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-5 py-5 md:gap-y-6 md:py-14 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
        <div className="grid content-start gap-4 lg:row-span-2">
          <Cheer answers={answers} />
          <Enter how="arrive">
            <h1
              id={STEP_HEADING}
              tabIndex={-1}
              className="font-display text-headline font-extrabold"
            >
              {scoreHeadline(right, answers.length)}
            </h1>
          </Enter>
          <Score />
        </div>
        <Afterwards meanwhile={<div className="min-h-64" />}>
          <Badges won />
          <div className="flex flex-wrap content-start gap-x-3 gap-y-2 lg:col-start-1 lg:row-start-3">
            <NextSteps offersTrial={isPerfect} />
            <Share />
          </div>
          <Badges won={false} />
        </Afterwards>
      </Container>
    </div>
  );
}

function Score() {
  const answered = useAnswered();
  const points = totalPoints(answered);
  const shown = useCountUp(points, points === 0 ? 0 : 1);
  const figures = [
    { label: words.score, value: formatPoints(points), shown: formatPoints(shown) },
    { label: words.risk, value: String(riskAfter(answered)) },
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-4">
      {figures.map(({ label, value, shown }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="tabular-nums font-display text-headline font-extrabold">
            <span aria-hidden="true">{shown ?? value}</span>
            <span className="sr-only">{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
