import type { ReactNode } from 'react';
import type { PartId } from '#src/lib/scenario.ts';
import { Addresses } from '#src/ui/addresses.tsx';
import { AnnotatedWords } from '#src/ui/annotated-words.tsx';
import { Pin } from '#src/ui/pin.tsx';
import { useMessage, type ShownNote } from './message-state.ts';

/** Text that a note is about, with the note’s number; plain if the note isn’t shown. */
export function Noted({ note, children }: { note: number | null; children: string }) {
  const state = useMessage();
  const shown = state.at === 'judged' && note !== null ? state.notes.get(note) : undefined;
  return shown === undefined ? (
    <Addresses isInline in={children} />
  ) : (
    <Highlight note={shown}>{children}</Highlight>
  );
}

interface NotedPartProps {
  part: PartId;
  /** In place of the children, if no note is shown. */
  plain?: ReactNode;
  children: ReactNode;
}

/** A whole part of the message that a note may be about. */
export function NotedPart({ part, children, plain = children }: NotedPartProps) {
  const state = useMessage();
  const shown = state.at === 'judged' ? state.parts.get(part) : undefined;
  if (shown !== undefined) return <Highlight note={shown}>{children}</Highlight>;
  return typeof plain === 'string' ? <Addresses isInline in={plain} /> : plain;
}

function Highlight({ note: { number, tone }, children }: { note: ShownNote; children: ReactNode }) {
  if (typeof children === 'string')
    return <AnnotatedWords {...{ number, tone }} words={children} />;
  return (
    <mark className={`cue cue-${tone}`}>
      {children}
      <Pin number={number} tone={tone} className="ms-1" />
    </mark>
  );
}
