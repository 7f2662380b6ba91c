import { classNames } from './class-names.ts';
import { Tick } from './tick.tsx';

export interface ChecklistItem {
  text: string;
  met: boolean;
}

interface ChecklistProps {
  id: string;
  heading: string;
  metText: string;
  notMetText: string;
  items: readonly ChecklistItem[];
  /** A sentence above says the whole rule, so the heading is for screen readers only. */
  headed?: boolean;
}

/** The parts of a rule, ticked off as they are met: never by colour alone. */
export function Checklist(props: ChecklistProps) {
  const { id, heading, metText, notMetText, items, headed = true } = props;
  return (
    <div id={id} className="text-sm text-muted">
      <p className={headed ? 'mb-1' : 'sr-only'}>{heading}</p>
      <ul className="grid gap-0.5 text-pretty">
        {items.map(({ text, met }) => (
          <li key={text} className={classNames('flex gap-2', met && 'text-safe')}>
            {met ? <Tick className="mt-0.5" /> : <Dot />}
            {text}
            <span className="sr-only">, {met ? metText : notMetText}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Marks an unmet part. Unlike an empty circle, it doesn't look like a control. */
function Dot() {
  return (
    <svg
      viewBox="0 0 16 16"
      className="mt-0.5 size-4 shrink-0 fill-current opacity-60"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="2" />
    </svg>
  );
}
