import { feedbackWords as words } from '#content/demo/screens.ts';
import { isRight } from '#src/flows/spot-the-phish/answers.ts';
import { lessonOffered } from '#src/flows/spot-the-phish/game.ts';
import { Button } from '#src/ui/button.tsx';
import { Addresses } from './addresses.tsx';
import { useGameActions, useMessageAt, usePlay } from './game-context.ts';
import { PointsGained } from './points-gained.tsx';
import { ActionBar, StepHead } from './step-layout.tsx';

/** What the message at `index`, from 0, was, what the answer earned, and what decides it. */
export function FeedbackHead({ index }: { index: number }) {
  const answer = usePlay().game.answers[index];
  const { scenario, message } = useMessageAt(index);
  if (answer === undefined) return null;
  const right = isRight({ message, answer });
  return (
    <StepHead heading={words[right ? 'right' : 'wrong'][scenario.kind]} isRight={right}>
      <PointsGained />
      <p>
        <Addresses in={scenario.feedback[answer.verdict]} />
      </p>
    </StepHead>
  );
}

export function FeedbackActions() {
  const { dispatch } = useGameActions();
  const { game } = usePlay();
  const hasLesson = lessonOffered(game);
  return (
    <ActionBar>
      {hasLesson && (
        <>
          <p className="w-full text-sm text-muted small-phone:text-xs">{words.lessonWorth}</p>
          <Button onClick={() => dispatch({ type: 'lesson-opened' })}>{words.lesson}</Button>
        </>
      )}
      <NextButton look={hasLesson ? 'quiet' : 'main'} />
    </ActionBar>
  );
}

/** Continues the round. */
export function NextButton({ look }: { look: 'main' | 'quiet' }) {
  const { dispatch } = useGameActions();
  const { answers, round } = usePlay().game;
  return (
    <Button look={look} onClick={() => dispatch({ type: 'continued' })}>
      {answers.length === round.messages.length ? words.last : words.next}
    </Button>
  );
}
