import { frameWords } from '#content/auth/frame.ts';
import { classNames } from '#src/ui/class-names.ts';
import { LinkedText, spoken } from '#src/ui/linked-text.tsx';
import { Tick } from '#src/ui/tick.tsx';

interface StepsDoneProps {
  steps: readonly { text: string; done: boolean }[];
}

/** On a success screen: the steps of the way so far, and the one that comes next. */
export function StepsDone({ steps }: StepsDoneProps) {
  return (
    <div className="@container">
      <ol className="grid gap-3 text-sm @sm:auto-cols-fr @sm:grid-flow-col">
        {steps.map(({ text, done }, index) => (
          <li
            key={text}
            className="relative flex items-center gap-3 @sm:grid @sm:gap-2 @sm:not-last:before:absolute @sm:not-last:before:start-9 @sm:not-last:before:top-3.5 @sm:not-last:before:h-px @sm:not-last:before:w-[calc(100%-2rem)] @sm:not-last:before:bg-edge"
          >
            <span
              aria-hidden="true"
              className={classNames(
                'grid size-7 shrink-0 place-items-center rounded-full font-semibold tabular-nums',
                done ? 'bg-safe-wash' : 'border border-edge',
              )}
            >
              {done ? <Tick /> : index + 1}
            </span>
            <LinkedText
              text={(done ? frameWords.stepDone : frameWords.stepNext)(text)}
              tags={{ state: spoken }}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
