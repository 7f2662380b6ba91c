import { lessonWords as words, ownerFound } from '#content/demo/screens.ts';
import { lessonChoices } from '#src/flows/spot-the-phish/lesson-choices.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Enter } from '#src/ui/motion.tsx';
import { wantsNoMotion } from '#src/ui/reduced-motion.ts';
import { Tick } from '#src/ui/tick.tsx';
import { NextButton } from './feedback.tsx';
import { useGameActions, useMessageAt, usePlay } from './game-context.ts';
import { LessonTask } from './lesson-task.tsx';
import { ActionBar, Panel, StepHead } from './step-layout.tsx';

/** The explanation appears below the choices, which may be below the fold. */
function scrollIntoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: wantsNoMotion() ? 'auto' : 'smooth' });
}

/** After a miss: one exercise on the same message, at `index` from 0. */
export function LessonHead({ index }: { index: number }) {
  const { kind, lesson, links } = useMessageAt(index).scenario;
  const done = usePlay().game.answers[index]?.lessonDone === true;
  const isCode = lesson.kind === 'target' && links?.[lesson.link - 1]?.as === 'qr';
  return (
    <StepHead
      heading={
        <>
          <span className="mb-1 flex items-center gap-1.5 font-sans text-sm font-semibold text-tide">
            {done && <Tick />}
            {done ? words.headingDone : words.heading}
          </span>{' '}
          {isCode ? words.target.ofCode : words[lesson.kind].of[kind]}
        </>
      }
    />
  );
}

interface LessonPanelProps {
  index: number;
  /** The choices made so far, from 0. */
  tried: readonly number[];
}

export function LessonPanel({ index, tried }: LessonPanelProps) {
  const { dispatch } = useGameActions();
  const { scenario } = useMessageAt(index);
  const { choices, right } = lessonChoices(scenario);
  const done = tried.includes(right);
  const { lesson } = scenario;
  const rule = words.rule[lesson.kind === 'owner' && lesson.of === 'sender' ? 'sender' : 'link'];
  return (
    <>
      <Panel>
        <LessonTask scenario={scenario} choices={choices} right={right} tried={tried} />
        {/* Once done, the answer repeats it. */}
        {!done && lesson.kind !== 'compare' && <p className="text-sm text-muted">{rule}</p>}
        {tried.length > 0 && !done && (
          <p className="border-l-4 border-accent pl-3">{words[lesson.kind].wrong}</p>
        )}
        {done && (
          <div ref={scrollIntoView} className="scroll-mb-24">
            <Enter how="pop" className="flex gap-2 border-l-4 border-safe pl-3">
              <Tick className="mt-1" />
              <div>
                <p>{lesson.kind === 'compare' ? words.compare.right : ownerFound(rule)}</p>
                <p className="mt-1 text-sm text-muted">{words.done}</p>
              </div>
            </Enter>
          </div>
        )}
      </Panel>
      {!done && (
        <p>
          <button
            type="button"
            onClick={() => dispatch({ type: 'continued' })}
            className={buttonStyle('plain', 'text-sm')}
          >
            {words.skip}
          </button>
        </p>
      )}
    </>
  );
}

/** Once the lesson is done. */
export function LessonActions() {
  return (
    usePlay().game.answers.at(-1)?.lessonDone === true && (
      <ActionBar>
        <NextButton look="main" />
      </ActionBar>
    )
  );
}
