import { useState } from 'react';
import { playWords as words } from '#content/demo/screens.ts';
import { unreachable } from '#src/lib/unreachable.ts';
import { Afterwards } from '#src/ui/afterwards.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Container } from '#src/ui/container.tsx';
import { Enter } from '#src/ui/motion.tsx';
import { AboutMessage } from './about-message.tsx';
import { Confidence } from './confidence.tsx';
import { BadgesWon } from './badges-won.tsx';
import { FeedbackActions, FeedbackHead } from './feedback.tsx';
import { useMessageAt } from './game-context.ts';
import { LessonActions, LessonHead, LessonPanel } from './lesson.tsx';
import { MessageView } from './message/message-view.tsx';
import { NoteList } from './note-list.tsx';
import { PointsMade } from './points-gained.tsx';
import { ReadingHead } from './reading-head.tsx';
import { ANSWER_LAYOUT, LAYOUT, Panel, READING_LAYOUT } from './step-layout.tsx';
import {
  isJudged,
  isUnsolvedLesson,
  useMessageState,
  type MessageGame,
} from './use-message-state.ts';
import { STEP_QUESTION } from './use-step-focus.ts';
import { VerdictPanel } from './verdict-panel.tsx';

/** The three levels of confidence, stuck to the bottom of a phone’s screen, hide nothing that has the focus. */
const TALL_DECISION = '[--decision-height:24rem]';

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
  const { message } = useMessageAt(index);
  const judged = isJudged(game);
  const layout = judged ? ANSWER_LAYOUT : READING_LAYOUT;
  return (
    <Container className={`@container/step ${LAYOUT}`}>
      <div className={layout.head}>
        <StepHeading game={game} index={index} />
        {judged && (
          <Afterwards now={game.at === 'lesson'}>
            {!isUnsolvedLesson(game) && (
              <Panel>
                <NoteList
                  kind={message.kind}
                  notes={notes}
                  marks={state.marks}
                  all={showsAll}
                  onToggle={setShowsAll}
                />
              </Panel>
            )}
            {game.at === 'feedback' && (
              <>
                <PointsMade />
                <BadgesWon />
              </>
            )}
          </Afterwards>
        )}
      </div>
      <div className={classNames(layout.message, game.at === 'confidence' && TALL_DECISION)}>
        {game.at === 'reading' && <ToQuestion />}
        <Enter how="arrive" className="examined">
          <MessageView state={state} />
        </Enter>
        {judged && (
          <Afterwards>
            <AboutMessage index={index} />
          </Afterwards>
        )}
      </div>
      <div className={layout.panel}>
        <Afterwards now={game.at === 'confidence'}>
          <StepPanel game={game} />
        </Afterwards>
      </div>
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

function StepHeading({ game, index }: MessageStepProps) {
  if (game.at === 'feedback') return <FeedbackHead index={index} />;
  if (game.at !== 'lesson') return <ReadingHead index={index} />;
  return (
    <>
      <LessonHead index={index} />
      <LessonPanel index={index} tried={game.tried} />
    </>
  );
}

function StepPanel({ game }: Pick<MessageStepProps, 'game'>) {
  switch (game.at) {
    case 'reading':
      return <VerdictPanel marks={game.marks.length} />;
    case 'confidence':
      return <Confidence verdict={game.verdict} />;
    case 'feedback':
      return <FeedbackActions />;
    case 'lesson':
      return <LessonActions />;
    default:
      return unreachable(game);
  }
}
