import { createContext, use } from 'react';
import type { InspectedPart, Message, PartId } from '#src/lib/scenario.ts';
import type { PinTone } from '#src/ui/pin.tsx';

/**
 * How a note is shown in the message: `lure` for a phish’s cue, `safe` for a sign of trust, `neutral` for what only makes a
 * phish believable.
 */
export interface ShownNote {
  number: number;
  tone: PinTone;
}

/** Before the verdict: what can be opened and marked. */
export interface Examining {
  at: 'examining';
  message: Message;
  marks: readonly PartId[];
  opened: readonly InspectedPart[];
  /** No further part can be marked. */
  full: boolean;
  onOpen: (part: InspectedPart) => void;
  onMark: (part: PartId) => void;
}

/** After the verdict: what the player marked, and the notes to highlight. */
interface Judged {
  at: 'judged';
  message: Message;
  marks: readonly PartId[];
  /** By the number by which marked text refers to the note, from 1. */
  notes: ReadonlyMap<number, ShownNote>;
  /** By the part that a note is about as a whole. */
  parts: ReadonlyMap<PartId, ShownNote>;
}

export type MessageState = Examining | Judged;

export const MessageContext = createContext<MessageState | null>(null);

export function useMessage(): MessageState {
  const state = use(MessageContext);
  if (state === null) throw new Error('A part of a message is rendered outside of one.');
  return state;
}
