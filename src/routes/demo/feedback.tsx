import { feedbackWords as words, pointsMade, streak } from '#content/demo/screens.ts';
import { isRight } from '#src/flows/spot-the-phish/answers.ts';
import { lessonOffered } from '#src/flows/spot-the-phish/game.ts';
import { pointsSteps } from '#src/flows/spot-the-phish/points.ts';
import { Afterwards } from '#src/ui/afterwards.tsx';
import { Button } from '#src/ui/button.tsx';
import { BadgesWon } from './badges-won.tsx';
import { formatChange } from './figures.ts';
import { useAnswered, useGameActions, useMessageAt, usePlay } from './game-context.ts';
import { More } from './more.tsx';
import { PointsGained, PointsMade } from './points-gained.tsx';
import { ActionBar, StepHead } from './step-layout.tsx';

/** What the message at `index`, from 0, was, and what the answer earned. */
export function FeedbackHead({ index }: { index: number }) {
  const answer = usePlay().game.answers[index];
  const { scenario, message } = useMessageAt(index);
  if (answer === undefined) return null;
  const right = isRight({ message, answer });
  return (
    <StepHead
      heading={words[right ? 'right' : 'wrong'][scenario.kind]}
      isRight={right}
      beneath={
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <PointsGained />
          <Afterwards>
            <Streak />
            <More title={words.why}>
              <PointsMade />
            </More>
            <BadgesWon />
          </Afterwards>
        </div>
      }
    />
  );
}

/** Right answers in a row, and the bonus for them. */
function Streak() {
  const { streak: bonus = 0, inARow = 0 } = pointsSteps(useAnswered()).at(-1) ?? {};
  if (inARow < 2) return null;
  return (
    <p className="flares tabular-nums rounded-full border border-accent bg-raised px-3 py-0.5 text-sm font-semibold">
      {bonus > 0 ? pointsMade.streak(inARow, formatChange(bonus)) : streak(inARow, null)}
    </p>
  );
}

export function FeedbackActions() {
  const { dispatch } = useGameActions();
  const { game } = usePlay();
  const hasLesson = lessonOffered(game);
  return (
    <ActionBar>
      {hasLesson && <p className="me-auto text-sm text-muted max-sm:hidden">{words.lessonWorth}</p>}
      <NextButton look={hasLesson ? 'plain' : 'main'} />
      {hasLesson && (
        <Button
          onClick={() => dispatch({ type: 'lesson-opened' })}
          className="max-sm:px-4! small-phone:text-sm"
        >
          {words.lesson}
        </Button>
      )}
    </ActionBar>
  );
}

/** Continues the round. */
export function NextButton({ look }: { look: 'main' | 'plain' }) {
  const { dispatch } = useGameActions();
  const { answers, round } = usePlay().game;
  return (
    <Button
      look={look}
      onClick={() => dispatch({ type: 'continued' })}
      className={look === 'main' ? 'max-sm:flex-1 sm:min-w-56' : 'small-phone:text-sm'}
    >
      {answers.length === round.messages.length ? words.last : words.next}
    </Button>
  );
}
