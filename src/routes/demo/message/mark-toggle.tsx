import type { ReactNode } from 'react';
import { messageWords } from '#content/demo/message.ts';
import type { PartId } from '#src/lib/scenario.ts';
import { classNames } from '#src/ui/class-names.ts';
import { renderTags, spoken } from '#src/ui/linked-text.tsx';
import { VerdictIcon } from '#src/ui/verdict-icon.tsx';
import { useMessage, type Examining } from './message-state.ts';

/** A checkbox beside opened details, which marks them as looking wrong; after the verdict, whether it was ticked. */
export function MarkToggle({ part, about }: { part: PartId; about: string }) {
  const state = useMessage();
  if (state.at === 'judged') return state.marks.includes(part) && <Kept />;
  return (
    <label className="flex min-h-6 w-fit cursor-pointer items-center gap-2 font-sans">
      <MarkBox state={state} part={part} className="size-4 accent-accent" />
      <span>{renderTags(messageWords.mark(about), { part: spoken })}</span>
    </label>
  );
}

interface MarkBoxProps {
  state: Examining;
  part: PartId;
  id?: string;
  className: string;
}

function MarkBox({ state: { marks, full, onMark }, part, id, className }: MarkBoxProps) {
  const marked = marks.includes(part);
  return (
    <input
      id={id}
      type="checkbox"
      checked={marked}
      aria-disabled={(full && !marked) || undefined}
      onChange={() => onMark(part)}
      className={className}
    />
  );
}

interface MarkableWordsProps {
  part: PartId;
  /** A sentence with a link is split into several runs: the first has the checkbox, and all are its label. */
  isFirst: boolean;
  children: ReactNode;
}

/** Text that is marked by clicking it: the label of a checkbox, so that it wraps like any text. */
export function MarkableWords({ part, isFirst, children }: MarkableWordsProps) {
  const state = useMessage();
  const marked = state.marks.includes(part);
  if (state.at === 'judged') {
    return marked ? <KeptWords isFirst={isFirst}>{children}</KeptWords> : children;
  }
  const id = `mark-${part}`;
  return (
    <label htmlFor={id} className={classNames(MARKABLE, marked ? 'cue' : 'hover:bg-accent-wash')}>
      {isFirst && <MarkBox state={state} part={part} id={id} className="sr-only" />}
      {isFirst && marked && <Flag />}
      {children}
    </label>
  );
}

/** Flagged rather than underlined, which the highlight of a cue inside it is. */
function KeptWords({ isFirst, children }: { isFirst: boolean; children: ReactNode }) {
  return (
    <span className="rounded-sm bg-tide-wash box-decoration-clone">
      {isFirst && (
        <>
          <Flag />
          <span className="sr-only">{messageWords.markedWords} </span>
        </>
      )}
      {children}
    </span>
  );
}

/** Beside details. */
function Kept() {
  return (
    <span className="flex items-center font-sans text-tide">
      <Flag />
      {messageWords.marked}
    </span>
  );
}

function Flag() {
  return (
    <span className="me-0.5 inline-block align-[-0.2em] text-tide *:size-4">
      <VerdictIcon of="report" />
    </span>
  );
}

const MARKABLE =
  'relative cursor-pointer rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
