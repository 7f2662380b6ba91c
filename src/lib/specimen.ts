/** A run of a message's text. `cue` is the number of its pin, from 1. */
export interface MarkedText {
  text: string;
  cue: number | null;
}

/** A sign that a message is a phish, or that it is genuine. */
interface Cue {
  title: string;
  explanation: string;
}

/** A message to study. `{1:some words}` in a text marks the text of cue number 1. */
export interface Specimen {
  channel: 'email' | 'sms' | 'chat';
  from: string;
  /** The actual address, number or workspace of the sender. */
  address: string;
  subject?: string;
  body: readonly string[];
  cues: readonly Cue[];
}

/** Includes the punctuation after it, so that the pin follows that, but not a dot within an address. */
const MARK = /(\{\d+:[^}]*\}(?:[,.;:!?]+(?=\s|$))?)/;
const PARTS = /^\{(\d+):([^}]*)\}(.*)$/;

/** Splits a text at its marks: `Pay {1:today}` is "Pay " without a cue and "today" with the first. */
export function markedText(source: string): MarkedText[] {
  return source.split(MARK).flatMap((piece): MarkedText[] => {
    const [, cue, words = '', end = ''] = PARTS.exec(piece) ?? [];
    if (cue !== undefined) return [{ text: words + end, cue: Number(cue) }];
    return piece === '' ? [] : [{ text: piece, cue: null }];
  });
}
