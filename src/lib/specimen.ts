/** A stretch of a message's text; a stretch with a cue carries the pin of that number, from 1. */
export interface MarkedText {
  text: string;
  cue: number | null;
}

/** What gives a message away, or vouches for it. */
interface Cue {
  title: string;
  explanation: string;
}

/** A message to study. `{1:some words}` in a text marks the words that cue number 1 is about. */
export interface Specimen {
  channel: 'email' | 'sms' | 'chat';
  from: string;
  /** The address, number or workspace that it really came from. */
  address: string;
  subject?: string;
  body: readonly string[];
  cues: readonly Cue[];
}

const MARK = /\{(\d):([^}]*)\}/;

/** Splits a text at its marks: `Pay {1:today}` is "Pay " without a cue and "today" with the first. */
export function markedText(source: string): MarkedText[] {
  const pieces = source.split(MARK);
  return pieces.flatMap((piece, index) => {
    if (index % 3 === 1) return [];
    const cue = index % 3 === 2 ? Number(pieces[index - 1]) : null;
    return piece === '' ? [] : [{ text: piece, cue }];
  });
}
