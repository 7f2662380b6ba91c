import type { ReactNode } from 'react';
import { momentWords as words } from '#content/demo/moment.ts';
import { titleWords } from '#content/demo/titles.ts';
import { startWords } from '#content/demo/start.ts';
import { resultWords, scoreHeadline } from '#content/demo/result.ts';
import { isRight } from '#src/flows/spot-the-phish/answers.ts';
import { totalPoints } from '#src/flows/spot-the-phish/points.ts';
import { riskAfter } from '#src/flows/spot-the-phish/risk.ts';
import { dayOfCode } from '#src/flows/spot-the-phish/round-code.ts';
import { titleOf } from '#src/flows/spot-the-phish/titles.ts';
import { Afterwards } from '#src/ui/afterwards.tsx';
import { Button } from '#src/ui/button.tsx';
import { Container } from '#src/ui/container.tsx';
import { Enter } from '#src/ui/motion.tsx';
import { useCountUp } from '#src/ui/use-count-up.ts';
import { formatPoints } from '../figures.ts';
import { useAnswered, useCurrentVisit, useGameActions, usePlay } from '../game-context.ts';
import { NextSix } from '../next-six.tsx';
import { todayOf } from '../today.ts';
import { STEP_HEADING } from '../use-step-focus.ts';
import { AnswerRow } from './answer-row.tsx';
import { Badges } from './badges.tsx';
import { Share } from './share.tsx';
import { TwoScores } from './two-scores.tsx';

/** A title for the round, the six answers, the scores, and what to do next. */
export function Headline() {
  const answered = useAnswered();
  const right = answered.filter(isRight).length;
  const { isSeen } = useCurrentVisit();
  const Entrance = isSeen ? 'div' : Arrive;
  const round = useRoundName();
  const { title, why } = titleWords[titleOf(answered)];
  return (
    <div className={right === answered.length ? 'bg-safe-wash' : 'bg-sunken'}>
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-6 py-6 md:py-14 lg:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <Entrance>
            <p className="tabular-nums font-mono text-sm text-muted">{round}</p>
            <h1
              id={STEP_HEADING}
              tabIndex={-1}
              className="mt-1 font-display text-display leading-none font-extrabold text-balance"
            >
              {title}
            </h1>
            <p className="mt-3 text-lead">
              <strong className="font-semibold">{scoreHeadline(right, answered.length)}</strong>{' '}
              <span className="text-muted">{why}</span>
            </p>
          </Entrance>
          <AnswerRow />
          <Figures />
          <Afterwards meanwhile={<div className="min-h-32" />}>
            <Actions />
          </Afterwards>
        </div>
        <Afterwards meanwhile={<div className="min-h-64" />}>
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
            <TwoScores />
            <Badges won />
            <Badges won={false} />
          </div>
        </Afterwards>
      </Container>
    </div>
  );
}

function Arrive({ children }: { children: ReactNode }) {
  return <Enter how="arrive">{children}</Enter>;
}

function useRoundName(): string {
  const play = usePlay();
  const { code } = play.game.round;
  const day = dayOfCode(code);
  if (day === null) return words.practice(code);
  return day === todayOf(play).day ? words.day(day) : words.pastDay(day);
}

/** Share first; then another round, and today’s six or when the next come. */
function Actions() {
  const { startOver, playToday, playYesterday } = useGameActions();
  const play = usePlay();
  const { isPlayed, day } = todayOf(play);
  const hasYesterday = day > 1 && dayOfCode(play.game.round.code) !== day - 1;
  return (
    <>
      <div className="flex flex-wrap content-start gap-x-3 gap-y-2">
        <Share>
          <Button look="quiet" onClick={startOver} className="max-sm:w-full">
            {resultWords.again}
          </Button>
        </Share>
      </div>
      {isPlayed ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <NextSix onPlay={playToday} />
          {hasYesterday && (
            <Button look="plain" onClick={playYesterday}>
              {startWords.practice.yesterday}
            </Button>
          )}
        </div>
      ) : (
        <p>
          <Button look="plain" onClick={playToday}>
            {words.todayWaits}
          </Button>
        </p>
      )}
    </>
  );
}

function Figures() {
  const answered = useAnswered();
  const { streak } = todayOf(usePlay());
  const { isSeen } = useCurrentVisit();
  const points = totalPoints(answered);
  const shown = useCountUp(points, points === 0 || isSeen ? 0 : 1);
  const figures: { label: string; value: string; shown?: string }[] = [
    { label: resultWords.score, value: formatPoints(points), shown: formatPoints(shown) },
    ...(streak > 0 ? [{ label: words.streak, value: String(streak) }] : []),
    { label: resultWords.risk, value: String(riskAfter(answered)) },
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-4">
      {figures.map(({ label, value, shown }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="tabular-nums font-display text-title font-extrabold">
            <span aria-hidden="true">{shown ?? value}</span>
            <span className="sr-only">{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
