import { feedbackWords as words } from '#content/demo/screens.ts';
import { isRight } from '#src/flows/spot-the-phish/answers.ts';
import { lessonOffered } from '#src/flows/spot-the-phish/game.ts';
import { foldableAddresses } from '#src/lib/hosts.ts';
import { Afterwards } from '#src/ui/afterwards.tsx';
import { Button } from '#src/ui/button.tsx';
import { Enter } from '#src/ui/motion.tsx';
import { BadgesWon } from './badges-won.tsx';
import { DifficultyNote } from './difficulty-note.tsx';
import { useGame, useMessageAt, usePlay } from './game-context.ts';
import { KnownBefore } from './known-before.tsx';
import { NoteList } from './note-list.tsx';
import type { NumberedNote } from './notes.ts';
import { PointsGained } from './points-gained.tsx';
import { Stamp } from './stamp.tsx';
import { Panel, StepHead } from './step-layout.tsx';

/** Reveals what the message at `index`, from 0, was. */
export function FeedbackHead({ index }: { index: number }) {
  const answer = usePlay().game.answers[index];
  const { scenario, message } = useMessageAt(index);
  if (answer === undefined) return null;
  const right = isRight({ message, answer });
  return (
    <StepHead heading={words[right ? 'right' : 'wrong'][scenario.kind]}>
      <Enter how="land" className="w-fit origin-left">
        <Stamp kind={scenario.kind} />
      </Enter>
      <KnownBefore index={index} />
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
        {foldableAddresses(scenario.feedback[answer.verdict])}
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

interface FeedbackMoreProps {
  index: number;
  notes: readonly NumberedNote[];
  /** Whether every note is shown, here and in the message. */
  all: boolean;
  onToggle: (all: boolean) => void;
}

/** Every cue or sign, and how hard the message was. */
export function FeedbackMore({ index, notes, all, onToggle }: FeedbackMoreProps) {
  const answer = usePlay().game.answers[index];
  const { scenario, message } = useMessageAt(index);
  const isPhish = scenario.kind === 'phish';
  return (
    <Panel>
      <details open={all} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
        <summary className="min-h-6 cursor-pointer font-semibold">
          {isPhish ? words.cues : words.signs} (
          {notes.filter(({ believable }) => !believable).length})
        </summary>
        {all && (
          <div className="mt-4 grid gap-4">
            <NoteList notes={notes} marks={answer?.marks ?? []} findable={isPhish} />
          </div>
        )}
      </details>
      <DifficultyNote message={message} />
    </Panel>
  );
}
