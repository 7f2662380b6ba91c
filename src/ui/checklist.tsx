import { classNames } from './class-names.ts';
import { Cross, Dot } from './icons.tsx';
import { apart, renderTags, spoken } from './linked-text.tsx';
import { Tick } from './tick.tsx';

export interface ChecklistItem {
  text: string;
  met: boolean;
}

interface ChecklistProps {
  id: string;
  /** Null if the text above already says it. */
  heading: string | null;
  /** An item as the list says it, with the tags `part` and, for screen readers, `state`. */
  met: (part: string) => string;
  notMet: (part: string) => string;
  items: readonly ChecklistItem[];
  /** Whether unmet items are errors, not just still to do. */
  refused?: boolean;
}

/** The parts of a rule, ticked off as they are met: never by colour alone. */
export function Checklist(props: ChecklistProps) {
  const { id, heading, items, refused = false } = props;
  return (
    <div id={id} className="text-sm text-muted">
      {heading !== null && <p className="mb-1">{heading}</p>}
      <ul className="grid gap-0.5 text-pretty">
        {items.map(({ text, met }) => (
          <li
            key={text}
            className={classNames('flex gap-2', met ? 'text-safe' : refused && 'text-text')}
          >
            <Sign met={met} refused={refused} />
            {renderTags((met ? props.met : props.notMet)(text), { part: apart, state: spoken })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An unmet part has a dot, because an empty circle would look like a control. */
function Sign({ met, refused }: { met: boolean; refused: boolean }) {
  if (met) return <Tick className="mt-0.5" />;
  return refused ? <Cross className="mt-0.5 text-risk" /> : <Dot className="mt-0.5 opacity-60" />;
}
