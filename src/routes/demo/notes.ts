import { cueWords } from '#content/demo/scenarios/cues.ts';
import { feedbackWords } from '#content/demo/screens.ts';
import { isMarked } from '#src/flows/spot-the-phish/answers.ts';
import { makesBelievable } from '#src/flows/spot-the-phish/cue-types.ts';
import { placesOf, placesInReadingOrder } from '#src/lib/message-parts.ts';
import type { Note, PartId, Scenario } from '#src/lib/scenario.ts';
import type { ShownNote } from './message/message-state.ts';

/** A cue of a phish, or a sign in a genuine message, with the number of its pin. */
export interface NumberedNote extends ShownNote {
  /** What annotated text refers to it by: its position in the content, from 1. */
  noteNumber: number;
  title: string;
  text: string;
  deciding: boolean;
  /** It explains why a phish is believed, and isn’t missed if it isn’t marked. */
  believable: boolean;
  /** Where it can be marked; marking any of these finds it. */
  places: readonly PartId[];
}

/**
 * What decides comes first, then what the player marked, then the rest, and last what only makes a phish believable; each
 * group in reading order, so that its pin numbers rise down the message. The rest is of less weight, so its pins are neutral.
 */
export function allNotes(scenario: Scenario, marks: readonly PartId[]): NumberedNote[] {
  const order = placesInReadingOrder(scenario);
  const positionOf = ({ noteNumber, places }: UnnumberedNote) => {
    const position = order.findIndex(
      (place) => place === noteNumber || places.some((at) => at === place),
    );
    return position === -1 ? order.length : position;
  };
  return [...unnumberedNotes(scenario)]
    .sort(
      (a, b) =>
        Number(b.deciding) - Number(a.deciding) ||
        Number(isKey(b, marks)) - Number(isKey(a, marks)) ||
        Number(a.believable) - Number(b.believable) ||
        positionOf(a) - positionOf(b),
    )
    .map((note, index) => withNumber(note, index + 1, isKey(note, marks)));
}

type UnnumberedNote = Omit<NumberedNote, 'number'>;

function withNumber(note: UnnumberedNote, number: number, isKey: boolean): NumberedNote {
  return { ...note, number, tone: isKey ? note.tone : 'neutral' };
}

function unnumberedNotes(scenario: Scenario): UnnumberedNote[] {
  if (scenario.kind === 'genuine') {
    return scenario.signs.map((sign, index) => ({
      tone: sign.kind === 'trust' ? 'safe' : 'neutral',
      title: feedbackWords[sign.kind],
      believable: false,
      ...commonFields(scenario, sign, index + 1),
    }));
  }
  return scenario.cues.map((cue, index) => {
    const believable = makesBelievable(cue);
    return {
      tone: believable ? 'neutral' : 'lure',
      title: believable ? feedbackWords.believable : cueWords[cue.name],
      believable,
      ...commonFields(scenario, cue, index + 1),
    };
  });
}

function commonFields(scenario: Scenario, note: Note, noteNumber: number) {
  const { text, deciding = false } = note;
  return { noteNumber, text, deciding, places: placesOf(scenario, note, noteNumber) };
}

/** What is shown without being asked for: what decides, and what the player marked. */
export function keyNotes(notes: readonly NumberedNote[], marks: readonly PartId[]): NumberedNote[] {
  return notes.filter((note) => isKey(note, marks));
}

function isKey(note: UnnumberedNote, marks: readonly PartId[]): boolean {
  return note.deciding || isMarked(note.places, marks);
}

/** The notes as a message shows them: those about text by number, those about parts by part. */
export function highlightsOf(shown: readonly NumberedNote[]): {
  notes: ReadonlyMap<number, ShownNote>;
  parts: ReadonlyMap<PartId, ShownNote>;
} {
  return {
    notes: new Map(shown.map((note) => [note.noteNumber, note])),
    // A part has room for one number: what decides wins, then the first note.
    parts: new Map(
      [...shown]
        .sort((a, b) => Number(a.deciding) - Number(b.deciding) || b.number - a.number)
        .flatMap((note) =>
          note.places.filter((place) => !place.startsWith('text-')).map((place) => [place, note]),
        ),
    ),
  };
}
