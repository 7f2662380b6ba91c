import { feedbackWords as words } from '#content/demo/screens.ts';
import { isRight } from '#src/flows/spot-the-phish/answers.ts';
import { lessonOffered } from '#src/flows/spot-the-phish/game.ts';
import { Afterwards } from '#src/ui/afterwards.tsx';
import { Button } from '#src/ui/button.tsx';
import { Enter } from '#src/ui/motion.tsx';
import { Addresses } from './addresses.tsx';
import { BadgesWon } from './badges-won.tsx';
import { useGame, useMessageAt, usePlay } from './game-context.ts';
import { PointsGained } from './points-gained.tsx';
import { Stamp } from './stamp.tsx';
import { StepHead } from './step-layout.tsx';

/** Reveals what the message at `index`, from 0, was. */
export function FeedbackHead({ index }: { index: number }) {
  const answer = usePlay().game.answers[index];
  const { scenario, message } = useMessageAt(index);
  if (answer === undefined) return null;
  const right = isRight({ message, answer });
  return (
    <StepHead heading={words[right ? 'right' : 'wrong'][scenario.kind]} isPraise={right}>
      <Enter how="land" className="w-fit origin-left">
        <Stamp kind={scenario.kind} />
      </Enter>
    </StepHead>
  );
}

/** What decides it, what the answer earned, and what to do next. */
export function FeedbackPanel({ index }: { index: number }) {
  const answer = usePlay().game.answers[index];
  const { scenario } = useMessageAt(index);
  if (answer === undefined) return null;
  return (
    <>
      <p className="text-lg leading-relaxed">
        <Addresses in={scenario.feedback[answer.verdict]} />
      </p>
      <Afterwards meanwhile={<div className="min-h-60" />}>
        <PointsGained />
        <BadgesWon />
        <Actions />
      </Afterwards>
    </>
  );
}

function Actions() {
  const { dispatch } = useGame();
  const { game } = usePlay();
  const isLast = game.answers.length === game.round.messages.length;
  const goOn = isLast ? words.last : words.next;
  return lessonOffered(game) ? (
    <div className="grid gap-3">
      <Button onClick={() => dispatch({ type: 'lesson-opened' })}>{words.lesson}</Button>
      <p className="-mt-1 text-sm text-muted">{words.lessonWorth}</p>
      <Button look="quiet" onClick={() => dispatch({ type: 'continued' })}>
        {goOn}
      </Button>
    </div>
  ) : (
    <Button onClick={() => dispatch({ type: 'continued' })}>{goOn}</Button>
  );
}
