import { lessonWords as words, nextStep, stepNumber } from '#content/demo/screens.ts';
import type { LessonProgress } from '#src/flows/spot-the-phish/lesson-progress.ts';
import { Addresses } from '#src/ui/addresses.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Cross } from '#src/ui/icons.tsx';
import { Tick } from '#src/ui/tick.tsx';
import { useGameActions } from './game-context.ts';

export interface ChoicesProps {
  choices: readonly string[];
  /** The indexes of the right choices, in their order. */
  right: readonly number[];
  progress: LessonProgress;
}

/** Shows only the right choice once it is found. */
export function Choices({ choices, right, progress }: ChoicesProps) {
  return (
    <div className="grid gap-2">
      {choices.map(
        (choice, index) =>
          (!progress.done || right.includes(index)) && (
            <Choice key={choice} index={index} sign={signOf(index, right, progress)}>
              {choice}
            </Choice>
          ),
      )}
    </div>
  );
}

/** Each step is numbered where it is, so that the focus stays with it. Once all are placed, only they remain, in order. */
export function StepsInOrder({ choices, right, progress }: ChoicesProps) {
  const { placed, done } = progress;
  const shown = done ? right : choices.map((_, index) => index);
  return (
    <>
      {!done && <p className="text-sm text-muted">{nextStep(placed + 1, right.length)}</p>}
      <ol className="grid gap-2">
        {shown.map((index) => {
          const place = right.indexOf(index);
          return (
            <li key={index} className="grid">
              <Choice
                index={index}
                sign={signOf(index, right, progress)}
                place={place >= 0 && place < placed ? place + 1 : null}
              >
                {choices[index] ?? ''}
              </Choice>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** `calm`: right, but only after wrong tries, which isn’t celebrated. */
type Sign = 'none' | 'right' | 'calm' | 'wrong';

function signOf(index: number, right: readonly number[], progress: LessonProgress): Sign {
  if (right.slice(0, progress.placed).includes(index)) {
    return progress.slips === 0 ? 'right' : 'calm';
  }
  return progress.wrong.includes(index) ? 'wrong' : 'none';
}

interface ChoiceProps {
  index: number;
  sign: Sign;
  /** Its number, once it is placed in an order; undefined if there is none to place it in. */
  place?: number | null;
  children: string;
}

const LOOKS: Readonly<Record<Sign, string>> = {
  none: 'cursor-pointer border-edge hover:border-text hover:bg-sunken',
  right: 'border-safe bg-safe-wash',
  calm: 'border-edge bg-sunken',
  wrong: 'border-line bg-sunken text-muted',
};

/** A tried choice is marked as such, and can’t be chosen again. */
function Choice({ index, sign, place, children }: ChoiceProps) {
  const { dispatch } = useGameActions();
  return (
    <button
      type="button"
      data-choice={index}
      aria-disabled={sign === 'none' ? undefined : true}
      onClick={() => dispatch({ type: 'lesson-answered', choice: index })}
      className={classNames(
        'flex min-h-12 items-center gap-2 rounded border-2 px-3 py-2 text-start wrap-anywhere max-[22rem]:text-sm',
        LOOKS[sign],
      )}
    >
      {place !== undefined && <Place of={place} />}
      <span translate="no" className="min-w-0 flex-1 text-balance">
        <Addresses in={children} />
      </span>
      {/* Has its place from the start, so that the words keep their line breaks. */}
      <span className="w-4 shrink-0">
        {sign === 'right' && place === undefined && <Tick />}
        {sign === 'wrong' && (
          <>
            <Cross />
            <span className="sr-only"> {words.tried}</span>
          </>
        )}
      </span>
    </button>
  );
}

/** An empty circle until the step is placed. */
function Place({ of }: { of: number | null }) {
  return (
    <span
      className={classNames(
        'grid size-6 shrink-0 place-items-center rounded-full border-2 text-sm font-bold tabular-nums',
        of === null ? 'border-edge border-dashed' : 'border-text',
      )}
    >
      {of !== null && (
        <>
          <span className="sr-only">{stepNumber(of)}</span>
          <span aria-hidden="true">{of}</span>
        </>
      )}
    </span>
  );
}
