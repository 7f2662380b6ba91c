import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Container } from '#src/ui/container.tsx';
import { Cross } from '#src/ui/icons.tsx';
import { VerdictIcon } from '#src/ui/verdict-icon.tsx';
import { STEP_HEADING } from './use-step-focus.ts';

interface HeadProps {
  heading: ReactNode;
  /** Small on a phone, where the message has the room. */
  isLine?: boolean;
  /** With a large tick or, in a neutral colour, a cross. */
  isRight?: boolean;
  /** Directly under the heading, beside its sign. */
  beneath?: ReactNode;
  /** Under the heading. */
  children?: ReactNode;
}

/** The header of a step. */
export function StepHead({ heading, isLine = false, isRight, beneath, children }: HeadProps) {
  const title = (
    <h1
      id={STEP_HEADING}
      tabIndex={-1}
      className={classNames(
        'font-display text-title leading-tight font-extrabold',
        isLine && 'max-sm:text-lg',
      )}
    >
      {heading}
    </h1>
  );
  return (
    <header className="grid gap-3 max-sm:gap-2">
      {isRight === undefined ? (
        title
      ) : (
        <div className="flex items-start gap-4 small-phone:gap-3">
          <span
            className={`success-sign grid size-12 shrink-0 place-items-center rounded-full ${isRight ? 'bg-safe' : 'bg-risk'} text-surface *:size-7 small-phone:size-10 small-phone:*:size-6`}
          >
            {isRight ? <VerdictIcon of="trust" /> : <Cross />}
          </span>
          <div className="grid min-w-0 flex-1 gap-2">
            {title}
            {beneath}
          </div>
        </div>
      )}
      {children}
    </header>
  );
}

export const LAYOUT =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 py-6 max-sm:gap-y-3 max-sm:pt-2.5 max-sm:pb-4 md:py-10 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]';

/** Where a step’s parts are on wide screens; on a phone they follow source order. */
export const READING_LAYOUT = {
  head: 'min-w-0 lg:col-start-1',
  message: 'reading min-w-0 lg:col-start-1',
  panel: 'min-w-0 self-stretch max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1',
} as const;

export const ANSWER_LAYOUT = {
  head: 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 small-phone:gap-3 lg:col-start-2',
  message:
    'relative min-w-0 max-sm:mt-3 lg:sticky lg:top-6 lg:col-start-1 lg:row-span-2 lg:row-start-1',
} as const;

/** What to do next, across the bottom of the screen until the end of the step is reached. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="action-bar border-t border-line bg-surface">
      <Container className="flex flex-wrap items-center justify-end gap-x-5 gap-y-1 py-3 max-sm:justify-between small-phone:gap-x-2 small-phone:py-2">
        {children}
      </Container>
    </div>
  );
}

interface DecisionProps {
  /** The id of the label of a question that replaces another. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/** What is asked about the message: beside it on wide screens, on others the dock below it (play.css). */
export function Decision({ labelledBy, className, children }: DecisionProps) {
  return (
    <div
      role={labelledBy === undefined ? undefined : 'group'}
      aria-labelledby={labelledBy}
      className="decision lg:sticky lg:top-6"
    >
      <Panel
        className={classNames(
          'max-lg:gap-2 max-lg:rounded-none max-lg:border-0 max-lg:bg-transparent max-lg:px-4 max-lg:py-2 sm:max-lg:px-6',
          className,
        )}
      >
        {children}
      </Panel>
    </div>
  );
}

/** A framed part of a step. */
export function Panel({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'grid gap-4 rounded-lg border border-line bg-raised p-4 sm:p-5',
        className,
      )}
    >
      {children}
    </div>
  );
}
