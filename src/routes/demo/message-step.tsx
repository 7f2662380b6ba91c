import { useState } from 'react';
import { playWords as words } from '#content/demo/screens.ts';
import { isRight } from '#src/flows/spot-the-phish/answers.ts';
import type { Difficulty } from '#src/lib/scenario.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { Afterwards } from '#src/ui/afterwards.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Container } from '#src/ui/container.tsx';
import { Enter } from '#src/ui/motion.tsx';
import { AboutMessage } from './about-message.tsx';
import { Confidence } from './confidence.tsx';
import { FeedbackActions, FeedbackHead } from './feedback.tsx';
import { useMessageAt } from './game-context.ts';
import { LessonActions, LessonHead, LessonPanel } from './lesson.tsx';
import { MessageView } from './message/message-view.tsx';
import { NoteList } from './note-list.tsx';
import { ReadingHead } from './reading-head.tsx';
import { MessageStamp } from './stamp.tsx';
import { ANSWER_LAYOUT, LAYOUT, READING_LAYOUT } from './step-layout.tsx';
import { isJudged, useMessageState, type MessageGame } from './use-message-state.ts';
import { STEP_QUESTION } from './use-step-focus.ts';
import { useVerdictFeel } from './use-verdict-feel.ts';
import { VerdictPanel } from './verdict-panel.tsx';

/** The three levels of confidence, stuck to the bottom of a phone’s screen, hide nothing that has the focus. */
const TALL_DECISION = '[--decision-height:16rem]';

interface MessageStepProps {
  game: MessageGame;
  /** The message’s position in the round, from 0. */
  index: number;
}

/**
 * One message, from reading it to its lesson. The message has the same place in every step, so it stays mounted: rendering it
 * again would take most of the time in which a click is answered.
 */
export function MessageStep({ game, index }: MessageStepProps) {
  const [showsAll, setShowsAll] = useState(false);
  const { notes, state } = useMessageState(game, index, showsAll);
  const { scenario, message } = useMessageAt(index);
  const judged = isJudged(game);
  const layout = judged ? ANSWER_LAYOUT : READING_LAYOUT;
  const answer = game.answers[index];
  const verdict = answer?.verdict;
  const right = answer !== undefined && isRight({ message, answer });
  const { feel, examined } = useVerdictFeel(game, right, state.at === 'judged');
  const panel = (
    <Afterwards now={game.at === 'confidence'}>
      <StepPanel game={game} difficulty={message.difficulty} />
    </Afterwards>
  );
  return (
    <div className={classNames('@container/step', feel)}>
      <Container className={LAYOUT}>
        <div className={layout.head}>
          <StepHeading game={game} index={index} />
          {judged && (
            <Afterwards>
              {game.at === 'feedback' && verdict !== undefined && (
                <NoteList
                  kind={scenario.kind}
                  why={scenario.feedback[verdict]}
                  notes={notes}
                  marks={state.marks}
                  all={showsAll}
                  onToggle={setShowsAll}
                />
              )}
            </Afterwards>
          )}
        </div>
        <div
          ref={examined}
          className={classNames(layout.message, game.at === 'confidence' && TALL_DECISION)}
        >
          {game.at === 'reading' && <ToQuestion />}
          <Enter how="arrive" className="examined max-sm:-mx-4">
            <MessageView state={state} />
          </Enter>
          {state.at === 'judged' && <MessageStamp kind={scenario.kind} isRight={right} />}
          {judged && (
            <Afterwards>
              <AboutMessage index={index} />
            </Afterwards>
          )}
        </div>
        {!judged && <div className={READING_LAYOUT.panel}>{panel}</div>}
      </Container>
      {judged && panel}
    </div>
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

function StepHeading({ game, index }: MessageStepProps) {
  if (game.at === 'feedback') return <FeedbackHead index={index} />;
  if (game.at !== 'lesson') return <ReadingHead index={index} />;
  return (
    <>
      <LessonHead index={index} tried={game.tried} />
      <LessonPanel index={index} tried={game.tried} />
    </>
  );
}

interface StepPanelProps {
  game: MessageGame;
  difficulty: Difficulty;
}

function StepPanel({ game, difficulty }: StepPanelProps) {
  switch (game.at) {
    case 'reading':
      return <VerdictPanel marks={game.marks.length} />;
    case 'confidence':
      return <Confidence verdict={game.verdict} difficulty={difficulty} />;
    case 'feedback':
      return <FeedbackActions />;
    case 'lesson':
      return <LessonActions />;
    default:
      return unreachable(game);
  }
}
