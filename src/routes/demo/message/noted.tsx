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
  return <Words note={shown}>{children}</Words>;
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
  return <Words note={shown}>{shown === undefined ? plain : children}</Words>;
}

function Words({ note, children }: { note: ShownNote | undefined; children: ReactNode }) {
  const isText = typeof children === 'string';
  if (note === undefined) return isText ? <Addresses isInline in={children} /> : children;
  if (isText) return <AnnotatedWords {...note} words={children} />;
  return (
    <mark className={`cue cue-${note.tone}`}>
      {children}
      <Pin {...note} className="ms-1" />
    </mark>
  );
}
