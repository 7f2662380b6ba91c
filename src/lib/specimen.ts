/** A run of a message's text. `note` is the number of what explains it, from 1. */
export interface AnnotatedText {
  text: string;
  note: number | null;
}

/** A sign that a message is a phish, or that it is genuine. */
interface Cue {
  title: string;
  explanation: string;
}

/** A message to study. `{1:some words}` in a text is what cue number 1 explains. */
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
const ANNOTATION = /(\{\d+:[^}]*\}(?:[,.;:!?]+(?=\s|$))?)/;
const PARTS = /^\{(\d+):([^}]*)\}(.*)$/;

/** Splits a text at its annotations: `Pay {1:today}` is "Pay " without a note and "today" with the first. */
export function annotatedText(source: string): AnnotatedText[] {
  return source.split(ANNOTATION).flatMap((piece): AnnotatedText[] => {
    const [, note, words = '', end = ''] = PARTS.exec(piece) ?? [];
    if (note !== undefined) return [{ text: words + end, note: Number(note) }];
    return piece === '' ? [] : [{ text: piece, note: null }];
  });
}
