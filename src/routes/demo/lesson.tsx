import {
  lessonSolved,
  lessonWords as words,
  ownerFound,
  riskChange,
  riskLowered,
} from '#content/demo/screens.ts';
import { lessonChoices } from '#src/flows/spot-the-phish/lesson-choices.ts';
import { lessonProgress, type LessonProgress } from '#src/flows/spot-the-phish/lesson-progress.ts';
import { RISK_START, riskSteps } from '#src/flows/spot-the-phish/risk.ts';
import type { Lesson, Scenario } from '#src/lib/scenario.ts';
import { Button } from '#src/ui/button.tsx';
import { Enter } from '#src/ui/motion.tsx';
import { useCountUp } from '#src/ui/use-count-up.ts';
import { NextButton } from './feedback.tsx';
import { useAnswered, useGameActions, useMessageAt, usePlay } from './game-context.ts';
import { LessonTask } from './lesson-task.tsx';
import { scrollTo } from './scroll-to.ts';
import { ActionBar, Panel, StepHead } from './step-layout.tsx';
import { TallySign } from './tally-sign.tsx';

/** For what appears above or below the choices, where a small screen may not show it. */
function scrollIntoView(element: Element | null): void {
  scrollTo(element, 'nearest');
}

function questionOf({ kind, lesson, links = [] }: Scenario): string {
  if (lesson.kind === 'proof') return words.proof.of[kind];
  const isCode = lesson.kind === 'target' && links[lesson.link - 1]?.as === 'qr';
  return isCode ? words.target.ofCode : words[lesson.kind].of;
}

function useLesson(index: number, tried: readonly number[]) {
  const { scenario, message } = useMessageAt(index);
  const progress = lessonProgress(message.lesson, tried) ?? NOT_BEGUN;
  return { scenario, progress };
}

const NOT_BEGUN: LessonProgress = { placed: 0, wrong: [], slips: 0, done: false };

/** After a miss: one exercise on the same message, at `index` from 0. The question, and once it is answered how that went. */
export function LessonHead({ index, tried }: LessonProps) {
  const { scenario, progress } = useLesson(index, tried);
  if (progress.done) {
    const { slips, placed } = progress;
    const heading = lessonSolved(slips, placed);
    return (
      <div ref={scrollIntoView} className="scroll-mt-4">
        {slips === 0 ? (
          <StepHead heading={heading} isRight beneath={<RiskLowered isGood />} />
        ) : (
          <StepHead heading={heading}>
            <RiskLowered isGood={false} />
          </StepHead>
        )}
      </div>
    );
  }
  return (
    <StepHead
      heading={
        <>
          <span className="mb-1 block font-sans text-sm font-semibold text-tide">
            {words.heading}
          </span>{' '}
          {questionOf(scenario)}
        </>
      }
    />
  );
}

/**
 * Counts the risk score down by what the lesson took off. The lesson is the latest step, after the wrong answer.
 * `isGood`: solved without a wrong try.
 */
function RiskLowered({ isGood }: { isGood: boolean }) {
  const answered = useAnswered();
  const [before = RISK_START, after = RISK_START] = riskSteps(answered)
    .slice(-2)
    .map(({ risk }) => risk);
  const lowered = useCountUp(before - after, answered.length);
  return (
    <TallySign isGood={isGood}>
      <span aria-hidden="true">{riskLowered(before, before - lowered)}</span>
      <span className="sr-only">{riskChange(before, after)}</span>
    </TallySign>
  );
}

interface LessonProps {
  index: number;
  /** The choices made so far, from 0. */
  tried: readonly number[];
}

export function LessonPanel({ index, tried }: LessonProps) {
  const { dispatch } = useGameActions();
  const { scenario, progress } = useLesson(index, tried);
  const { lesson } = scenario;
  return (
    <>
      <Panel>
        <LessonTask scenario={scenario} {...lessonChoices(scenario)} progress={progress} />
        {progress.done && <Explanation lesson={lesson} />}
        {progress.wrong.length > 0 && <Hint lesson={lesson} />}
      </Panel>
      {!progress.done && (
        <p>
          <Button look="plain" onClick={() => dispatch({ type: 'continued' })} className="text-sm">
            {words.skip}
          </Button>
        </p>
      )}
    </>
  );
}

/** Why the answer is right. */
function Explanation({ lesson }: { lesson: Lesson }) {
  return (
    <Enter how="pop">
      <p>
        {lesson.kind === 'owner' || lesson.kind === 'target'
          ? ownerFound(ruleOf(lesson))
          : words[lesson.kind].right}
      </p>
    </Enter>
  );
}

function ruleOf(lesson: Lesson): string {
  if (lesson.kind === 'owner') return words.rule[lesson.of === 'sender' ? 'sender' : 'link'];
  return lesson.kind === 'target' ? words.rule.link : words[lesson.kind].rule;
}

/** The rule is almost the answer, so it comes only after a wrong choice. */
function Hint({ lesson }: { lesson: Lesson }) {
  return (
    <div ref={scrollIntoView} className="grid scroll-mb-4 gap-1 border-s-4 border-accent ps-3">
      <p>{words[lesson.kind].wrong}</p>
      <p className="text-sm text-muted">{ruleOf(lesson)}</p>
    </div>
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
