import { useDeferredValue, useState } from 'react';
import { playWords as words, streak } from '#content/demo/screens.ts';
import { answeredOf, isRight, type Answered } from '#src/flows/spot-the-phish/answers.ts';
import { nextStreakBonus, pointsSteps } from '#src/flows/spot-the-phish/points.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Container } from '#src/ui/container.tsx';
import { Cross } from '#src/ui/icons.tsx';
import { Enter } from '#src/ui/motion.tsx';
import { VerdictIcon } from '#src/ui/verdict-icon.tsx';
import { formatPoints } from './figures.ts';
import { useGameActions, usePlay } from './game-context.ts';

/** The round’s progress, the points and the streak. `current` counts from 0. */
export function Hud({ current }: { current: number }) {
  // The figures may lag the answer by a frame, so that their animations don’t delay it.
  const { round, answers } = useDeferredValue(usePlay()).game;
  const answered = answeredOf(round.messages, answers);
  const [before] = useState(answers.length);
  const hasAnswered = answers.length > before;
  const steps = pointsSteps(answered);
  const { total = 0, inARow = 0 } = steps.at(-1) ?? {};
  return (
    <div className="hud border-b border-line bg-sunken">
      <Container className="flex flex-wrap items-center justify-between gap-x-4 py-3 max-sm:gap-x-3 max-sm:py-0">
        <Close />
        <ol aria-hidden="true" className="flex min-w-20 flex-1 gap-1 sm:max-w-80">
          {round.messages.map(({ id }, index) => (
            <Segment
              // Mounted again with each answer, so that the streak flares.
              key={`${id} ${answers.length}`}
              right={rightAt(answered[index])}
              isCurrent={index === current}
              flares={hasAnswered && inARow > 1 && index >= answers.length - inARow}
            />
          ))}
        </ol>
        <div className="flex items-center justify-between gap-4">
          <Streak inARow={inARow} left={round.messages.length - answers.length} />
          <div className="flex shrink-0 items-baseline gap-1.5">
            <Enter
              key={total}
              how="pop"
              className="tabular-nums font-display text-xl font-extrabold"
            >
              {formatPoints(total)}
            </Enter>
            <p className="text-sm text-muted">{words.points}</p>
          </div>
        </div>
      </Container>
    </div>
  );
}

/** In place of the site’s header on a phone. The round is kept, so it needs no question. */
function Close() {
  const { close } = useGameActions();
  return (
    <button
      type="button"
      aria-label={words.close}
      onClick={close}
      className="-ms-3 grid size-11 shrink-0 cursor-pointer place-items-center rounded sm:hidden"
    >
      <Cross className="size-5" />
    </button>
  );
}

function rightAt(one: Answered | undefined): boolean | null {
  return one === undefined ? null : isRight(one);
}

interface SegmentProps {
  /** Null before the answer. */
  right: boolean | null;
  isCurrent: boolean;
  flares: boolean;
}

function Segment({ right, isCurrent, flares }: SegmentProps) {
  return (
    <li
      className={classNames(
        'grid h-4 flex-1 place-items-center rounded-full border text-surface *:size-3',
        right !== null && (right ? 'border-safe bg-safe' : 'border-risk bg-risk'),
        right === null && (isCurrent ? 'border-accent bg-accent' : 'border-edge bg-raised'),
        flares && 'flares',
      )}
    >
      {right !== null && (right ? <VerdictIcon of="trust" /> : <Cross />)}
    </li>
  );
}

/** A lamp for each answer in a row that the next bonus takes, if there is one. `left`: messages yet to judge. */
function Streak({ inARow, left }: { inARow: number; left: number }) {
  const next = nextStreakBonus(inARow, left);
  return (
    <div className="flex items-center gap-1.5 text-sm text-muted max-sm:sr-only">
      <div aria-hidden="true" className="flex shrink-0 gap-1">
        {Array.from({ length: next ?? 0 }, (_, lamp) =>
          lamp < inARow ? (
            <Enter
              key={`${lamp}-lit`}
              how="pop"
              className="size-3 rounded-full border border-accent bg-accent"
            >
              {null}
            </Enter>
          ) : (
            <div key={lamp} className="size-3 rounded-full border border-edge" />
          ),
        )}
      </div>
      <p>{streak(inARow, next)}</p>
    </div>
  );
}
