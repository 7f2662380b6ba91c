import { cueWords } from '#content/demo/words.ts';
import { feedbackWords } from '#content/demo/screens.ts';
import { makesBelievable } from '#src/flows/spot-the-phish/cue-types.ts';
import { placesOf } from '#src/lib/message-parts.ts';
import type { PartId, Scenario } from '#src/lib/scenario.ts';
import type { ShownNote } from './message/message-state.ts';

/** A cue of a phish, or a sign in a genuine message, with its number in the message. */
export interface NumberedNote extends ShownNote {
  title: string;
  text: string;
  deciding: boolean;
  /** It explains why a phish is believed, and isn’t missed if it isn’t marked. */
  believable: boolean;
  /** Where it can be marked; marking any of these finds it. */
  places: readonly PartId[];
}

export function allNotes(scenario: Scenario): NumberedNote[] {
  const notes =
    scenario.kind === 'phish'
      ? scenario.cues.map(
          (cue) =>
            ({
              note: cue,
              tone: 'lure',
              title: cueWords[cue.name],
              believable: cue.deciding !== true && makesBelievable(cue.name),
            }) as const,
        )
      : scenario.signs.map(
          (sign) =>
            ({
              note: sign,
              tone: sign.kind === 'trust' ? 'safe' : 'lure',
              title: feedbackWords[sign.kind],
              believable: false,
            }) as const,
        );
  return notes.map(({ note, tone, title, believable }, index) => ({
    number: index + 1,
    tone,
    title,
    text: note.text,
    deciding: note.deciding === true,
    believable,
    places: placesOf(scenario, note, index + 1),
  }));
}

/** The notes as a message shows them: those about text by number, those about parts by part. */
export function highlightsOf(shown: readonly NumberedNote[]): {
  notes: ReadonlyMap<number, ShownNote>;
  parts: ReadonlyMap<PartId, ShownNote>;
} {
  return {
    notes: new Map(shown.map((note) => [note.number, note])),
    // A part has room for one number, so its first note wins.
    parts: new Map(
      shown
        .toReversed()
        .flatMap((note) =>
          note.places.filter((place) => !place.startsWith('text-')).map((place) => [place, note]),
        ),
    ),
  };
}
