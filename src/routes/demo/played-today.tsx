import { titleWords } from '#content/demo/titles.ts';
import { dayStreak, todayWords as words } from '#content/demo/today.ts';
import { answeredOf, isRight } from '#src/flows/spot-the-phish/answers.ts';
import type { PlayState } from '#src/flows/spot-the-phish/play.ts';
import { totalPoints } from '#src/flows/spot-the-phish/points.ts';
import { titleOf } from '#src/flows/spot-the-phish/titles.ts';
import { Button } from '#src/ui/button.tsx';
import { AnswerMark } from './answer-mark.tsx';
import { formatPoints } from './figures.ts';
import { NextSix } from './next-six.tsx';

interface PlayedTodayProps {
  daily: PlayState['daily'];
  /** Days in a row. */
  streak: number;
  onSee: () => void;
  onPlay: () => void;
}

/** On the start screen, in place of today’s six: how they went, and when the next come. */
export function PlayedToday({ daily, streak, onSee, onPlay }: PlayedTodayProps) {
  return (
    <>
      {daily !== null && <Summary daily={daily} onSee={onSee} />}
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        <p>{dayStreak(streak)}</p>
        <NextSix onPlay={onPlay} />
      </div>
    </>
  );
}

function Summary({ daily, onSee }: { daily: NonNullable<PlayState['daily']>; onSee: () => void }) {
  const answered = answeredOf(daily.round.messages, daily.answers);
  const right = answered.filter(isRight).length;
  return (
    <>
      <p>
        <strong className="block text-lg font-bold">{titleWords[titleOf(answered)].title}</strong>{' '}
        {words.done(right, answered.length, formatPoints(totalPoints(answered)))}
      </p>
      <div aria-hidden="true" className="flex flex-wrap gap-1.5">
        {answered.map((one) => (
          <AnswerMark key={one.message.id} isRight={isRight(one)} />
        ))}
      </div>
      <p>
        <Button onClick={onSee} className="max-sm:w-full">
          {words.see}
        </Button>
      </p>
    </>
  );
}
