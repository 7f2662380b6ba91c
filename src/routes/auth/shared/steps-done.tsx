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
      <ol className="grid justify-center gap-3 text-sm @sm:auto-cols-fr @sm:grid-flow-col @sm:justify-stretch">
        {steps.map(({ text, done }, index) => (
          <li
            key={text}
            className="relative flex items-center gap-3 text-start @sm:grid @sm:justify-items-center @sm:gap-2 @sm:text-center @sm:not-last:before:absolute @sm:not-last:before:start-[calc(50%+1.25rem)] @sm:not-last:before:top-3.5 @sm:not-last:before:h-px @sm:not-last:before:w-[calc(100%-1.75rem)] @sm:not-last:before:bg-edge"
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
