import { useDeferredValue, useMemo, useState } from 'react';
import { playWords as words } from '#content/demo/screens.ts';
import { opensNotes } from '#src/flows/spot-the-phish/answers.ts';
import type { GameState } from '#src/flows/spot-the-phish/game.ts';
import type { PartId, Scenario } from '#src/lib/scenario.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { Afterwards } from '#src/ui/afterwards.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Container } from '#src/ui/container.tsx';
import { Enter } from '#src/ui/motion.tsx';
import { Confidence } from './confidence.tsx';
import { FeedbackHead, FeedbackMore, FeedbackPanel } from './feedback.tsx';
import { useMessageAt } from './game-context.ts';
import { LessonHead, LessonPanel } from './lesson.tsx';
import type { MessageState } from './message/message-state.ts';
import { MessageView } from './message/message-view.tsx';
import { allNotes, highlightsOf } from './notes.ts';
import { ReadingHead } from './reading-head.tsx';
import { StartOver } from './start-over.tsx';
import { ANSWER_LAYOUT, READING_LAYOUT } from './step-layout.tsx';
import { useExamine } from './use-examine.ts';
import { STEP_QUESTION } from './use-step-focus.ts';
import { VerdictPanel } from './verdict-panel.tsx';

/** The three levels of confidence, stuck to the bottom of a phone’s screen, hide nothing that has the focus. */
const TALL_DECISION = '[--decision-height:24rem]';

interface MessageStepProps {
  game: Extract<GameState, { at: 'reading' | 'confidence' | 'feedback' | 'lesson' }>;
  /** The message’s position in the round, from 0. */
  index: number;
}

/**
 * One message, from reading it to its lesson. The message has the same place in every step, so it stays mounted: rendering it
 * again would take most of the time in which a click is answered.
 */
export function MessageStep({ game, index }: MessageStepProps) {
  const { scenario, message: rules } = useMessageAt(index);
  const [toggled, setToggled] = useState<boolean | null>(null);
  const examining = useExamine(index);
  const isJudged = game.at === 'feedback' || game.at === 'lesson';
  // Not needed before, and a message is shown sooner without them.
  const notes = useMemo(() => (isJudged ? allNotes(scenario) : []), [isJudged, scenario]);
  // The answer itself is painted first, its highlights in the message right after.
  const isAnnotated = useDeferredValue(isJudged) && isJudged;
  const answer = game.answers[index];
  const all = toggled ?? (answer !== undefined && opensNotes({ message: rules, answer }));
  const showsAll = all && game.at === 'feedback';
  const { marks } = examining;
  const isUnsolved = useDeferredValue(isUnsolvedLesson(game));
  const judged = useMemo<MessageState>(() => {
    const concealed = isUnsolved ? askedAbout(scenario) : null;
    const shown = showsAll ? notes : notes.filter(({ deciding }) => deciding);
    return {
      at: 'judged',
      message: scenario,
      marks: marks.filter((part) => part !== concealed),
      ...highlightsOf(isUnsolved ? [] : shown),
    };
  }, [scenario, notes, showsAll, marks, isUnsolved]);
  const layout = isJudged ? ANSWER_LAYOUT : READING_LAYOUT;
  const panel = <StepPanel game={game} index={index} />;
  return (
    <Container className={`@container/step ${layout.container}`}>
      <div className={layout.head}>
        <Head at={game.at} index={index} />
      </div>
      {isJudged && <div className={layout.panel}>{panel}</div>}
      <div className={classNames(layout.message, game.at === 'confidence' && TALL_DECISION)}>
        {game.at === 'reading' && <ToQuestion />}
        <Enter how="arrive" className="examined">
          <MessageView state={isAnnotated ? judged : examining} />
        </Enter>
        {game.at === 'reading' && (
          <p className="mt-4 lg:hidden">
            <StartOver />
          </p>
        )}
      </div>
      {!isJudged && (
        <div className={layout.panel}>
          <Afterwards now={game.at === 'confidence'}>{panel}</Afterwards>
        </div>
      )}
      {game.at === 'feedback' && (
        <div className={ANSWER_LAYOUT.more}>
          <Afterwards>
            <FeedbackMore index={index} notes={notes} all={all} onToggle={setToggled} />
          </Afterwards>
        </div>
      )}
    </Container>
  );
}

/** For the keyboard: past every sentence that can be marked. */
function ToQuestion() {
  return (
    <button
      type="button"
      onClick={() => document.getElementById(STEP_QUESTION)?.focus()}
      className="skip"
    >
      {words.toQuestion}
    </button>
  );
}

/** Whether a lesson waits for its answer, which highlights in the message would give away. */
function isUnsolvedLesson({ at, answers }: MessageStepProps['game']): boolean {
  return at === 'lesson' && answers.at(-1)?.lessonDone === false;
}

/** The link that a lesson asks about: its details in the message would give the answer away too. */
function askedAbout({ lesson }: Scenario): PartId | null {
  return lesson.kind === 'target' ? `link-${lesson.link}` : null;
}

function Head({ at, index }: { at: GameState['at']; index: number }) {
  if (at === 'feedback') return <FeedbackHead index={index} />;
  return at === 'lesson' ? <LessonHead index={index} /> : <ReadingHead index={index} />;
}

function StepPanel({ game, index }: MessageStepProps) {
  switch (game.at) {
    case 'reading':
      return <VerdictPanel marks={game.marks.length} />;
    case 'confidence':
      return <Confidence verdict={game.verdict} />;
    case 'feedback':
      return <FeedbackPanel index={index} />;
    case 'lesson':
      return <LessonPanel index={index} tried={game.tried} />;
    default:
      return unreachable(game);
  }
}
