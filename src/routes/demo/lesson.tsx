import {
  lessonSolved,
  lessonWords as words,
  ownerFound,
  riskChange,
  wrongChoice,
} from '#content/demo/screens.ts';
import { lessonChoices, type LessonChoices } from '#src/flows/spot-the-phish/lesson-choices.ts';
import { RISK_START, riskSteps } from '#src/flows/spot-the-phish/risk.ts';
import type { Lesson, Scenario } from '#src/lib/scenario.ts';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Enter } from '#src/ui/motion.tsx';
import { wantsNoMotion } from '#src/ui/reduced-motion.ts';
import { Tick } from '#src/ui/tick.tsx';
import { useCountUp } from '#src/ui/use-count-up.ts';
import { NextButton } from './feedback.tsx';
import { useAnswered, useGameActions, useMessageAt, usePlay } from './game-context.ts';
import { LessonTask } from './lesson-task.tsx';
import { ActionBar, Panel, StepHead } from './step-layout.tsx';

/** The result appears above the choices, which a small screen may have scrolled past. */
function scrollIntoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest', behavior: wantsNoMotion() ? 'auto' : 'smooth' });
}

function questionOf({ kind, lesson, links }: Scenario): string {
  const isCode = lesson.kind === 'target' && links?.[lesson.link - 1]?.as === 'qr';
  return isCode ? words.target.ofCode : words[lesson.kind].of[kind];
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

/** What the lesson, the last of the steps after a wrong answer’s own, did to the risk score, which counts down to it. */
function RiskLowered() {
  const answered = useAnswered();
  const [before = RISK_START, after = RISK_START] = riskSteps(answered)
    .slice(-2)
    .map(({ risk }) => risk);
  const lowered = useCountUp(before - after, answered.length);
  return (
    <div className="grid gap-1.5">
      <Enter how="land" className="w-fit origin-left">
        <p className="rounded-full border border-safe bg-safe-wash px-3.5 py-0.5 font-display text-lg font-extrabold tabular-nums">
          <span aria-hidden="true">
            {words.risk} {before} → {before - lowered}
          </span>
          <span className="sr-only">{riskChange(before, after)}</span>
        </p>
      </Enter>
      <p className="text-sm text-muted">{words.done}</p>
    </div>
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
      {done && <Explanation lesson={lesson} {...{ choices, right, tried }} />}
      <Panel>
        {done && <p className="font-semibold">{questionOf(scenario)}</p>}
        <LessonTask scenario={scenario} choices={choices} right={right} tried={tried} />
        {!done && <Help lesson={lesson} hasTried={tried.length > 0} />}
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

interface ExplanationProps extends LessonChoices {
  lesson: Lesson;
  tried: readonly number[];
}

/** Why the answer is right, and what was wrong about those tried before. */
function Explanation({ lesson, choices, right, tried }: ExplanationProps) {
  return (
    <Enter how="pop" className="flex gap-2 border-l-4 border-safe pl-3">
      <Tick className="mt-1" />
      <div className="grid gap-1">
        <p>{lesson.kind === 'compare' ? words.compare.right : ownerFound(ruleOf(lesson))}</p>
        {tried
          .filter((choice) => choice !== right)
          .map((choice) => (
            <p key={choice} className="text-sm wrap-anywhere text-muted">
              {wrongChoice[lesson.kind](choices[choice] ?? '')}
            </p>
          ))}
      </div>
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
      <div className="grid gap-1 border-l-4 border-accent pl-3">
        <p>{words[lesson.kind].wrong}</p>
        {hasRule && <p className="text-sm text-muted">{ruleOf(lesson)}</p>}
      </div>
    );
  }
  return (
    hasRule && (
      <details className="text-sm">
        <summary className="min-h-6 w-fit cursor-pointer font-semibold">{words.hint}</summary>
        <p className="mt-1 text-muted">{ruleOf(lesson)}</p>
      </details>
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
