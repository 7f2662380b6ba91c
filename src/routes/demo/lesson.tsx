import {
  lessonSolved,
  lessonWords as words,
  ownerFound,
  riskChange,
  riskLowered,
} from '#content/demo/screens.ts';
import { lessonChoices } from '#src/flows/spot-the-phish/lesson-choices.ts';
import { RISK_START, riskSteps } from '#src/flows/spot-the-phish/risk.ts';
import type { Lesson, Scenario } from '#src/lib/scenario.ts';
import { Button } from '#src/ui/button.tsx';
import { Enter } from '#src/ui/motion.tsx';
import { useCountUp } from '#src/ui/use-count-up.ts';
import { NextButton } from './feedback.tsx';
import { useAnswered, useGameActions, useMessageAt, usePlay } from './game-context.ts';
import { LessonTask } from './lesson-task.tsx';
import { More } from './more.tsx';
import { scrollTo } from './scroll-to.ts';
import { ActionBar, Panel, StepHead } from './step-layout.tsx';
import { TallySign } from './tally-sign.tsx';

/** For what appears above or below the choices, where a small screen may not show it. */
function scrollIntoView(element: Element | null): void {
  scrollTo(element, 'nearest');
}

function questionOf({ kind, lesson }: Scenario): string {
  return lesson.kind === 'compare' ? words.compare.of[kind] : words[lesson.kind].of;
}

/** After a miss: one exercise on the same message, at `index` from 0. The question, and once it is answered how that went. */
export function LessonHead({ index, tried }: LessonProps) {
  const { scenario } = useMessageAt(index);
  if (usePlay().game.answers[index]?.lessonDone === true) {
    return (
      <div ref={scrollIntoView} className="scroll-mt-4">
        <StepHead heading={lessonSolved(tried.length)} isRight beneath={<RiskLowered />} />
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

/** Counts the risk score down by what the lesson took off. The lesson is the latest step, after the wrong answer. */
function RiskLowered() {
  const answered = useAnswered();
  const [before = RISK_START, after = RISK_START] = riskSteps(answered)
    .slice(-2)
    .map(({ risk }) => risk);
  const lowered = useCountUp(before - after, answered.length);
  return (
    <TallySign isGood>
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
  const { scenario } = useMessageAt(index);
  const { choices, right } = lessonChoices(scenario);
  const done = tried.includes(right);
  const { lesson } = scenario;
  return (
    <>
      <Panel>
        <LessonTask scenario={scenario} choices={choices} right={right} tried={tried} />
        {done ? (
          <Explanation lesson={lesson} />
        ) : (
          <Help lesson={lesson} hasTried={tried.length > 0} />
        )}
      </Panel>
      {!done && (
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
      <p>{lesson.kind === 'compare' ? words.compare.right : ownerFound(ruleOf(lesson))}</p>
    </Enter>
  );
}

function ruleOf(lesson: Lesson): string {
  return words.rule[lesson.kind === 'owner' && lesson.of === 'sender' ? 'sender' : 'link'];
}

/** The rule is almost the answer: it is given on request, or after a wrong choice. A comparison has none. */
function Help({ lesson, hasTried }: { lesson: Lesson; hasTried: boolean }) {
  const hasRule = lesson.kind !== 'compare';
  if (hasTried) {
    return (
      <div ref={scrollIntoView} className="grid scroll-mb-4 gap-1 border-s-4 border-accent ps-3">
        <p>{words[lesson.kind].wrong}</p>
        {hasRule && <p className="text-sm text-muted">{ruleOf(lesson)}</p>}
      </div>
    );
  }
  return (
    hasRule && (
      <More title={words.hint}>
        <p className="mt-1 text-muted">{ruleOf(lesson)}</p>
      </More>
    )
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
