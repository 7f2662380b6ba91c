import { cueWords } from '#content/demo/words.ts';
import { feedbackWords } from '#content/demo/screens.ts';
import { makesBelievable } from '#src/flows/spot-the-phish/cue-types.ts';
import { placesOf, placesInReadingOrder } from '#src/lib/message-parts.ts';
import type { PartId, Scenario } from '#src/lib/scenario.ts';
import type { ShownNote } from './message/message-state.ts';

/** A cue of a phish, or a sign in a genuine message, with the number of its pin. */
export interface NumberedNote extends ShownNote {
  /** What marked text refers to it by: its position in the content, from 1. */
  source: number;
  title: string;
  text: string;
  deciding: boolean;
  /** It explains why a phish is believed, and isn’t missed if it isn’t marked. */
  believable: boolean;
  /** Where it can be marked; marking any of these finds it. */
  places: readonly PartId[];
}

/** In reading order, so that the pins are too. What only makes a phish believable comes last. */
export function allNotes(scenario: Scenario): NumberedNote[] {
  const notes =
    scenario.kind === 'phish'
      ? scenario.cues.map((cue) => {
          const believable = cue.deciding !== true && makesBelievable(cue.name);
          const tone = believable ? 'neutral' : 'lure';
          return { note: cue, tone, title: cueWords[cue.name], believable } as const;
        })
      : scenario.signs.map(
          (sign) =>
            ({
              note: sign,
              tone: sign.kind === 'trust' ? 'safe' : 'lure',
              title: feedbackWords[sign.kind],
              believable: false,
            }) as const,
        );
  const order = placesInReadingOrder(scenario);
  const positionOf = (source: number, places: readonly PartId[]) => {
    const position = order.findIndex(
      (place) => place === source || places.some((at) => at === place),
    );
    return position === -1 ? order.length : position;
  };
  return notes
    .map(({ note, tone, title, believable }, index) => {
      const position = positionOf(index + 1, note.at ?? []);
      return { note, tone, title, believable, source: index + 1, position };
    })
    .toSorted(
      (a, b) =>
        Number(a.believable) - Number(b.believable) ||
        a.position - b.position ||
        Number(b.note.deciding === true) - Number(a.note.deciding === true),
    )
    .map(({ note, source, tone, title, believable }, index) => ({
      number: index + 1,
      source,
      tone,
      title,
      text: note.text,
      deciding: note.deciding === true,
      believable,
      places: placesOf(scenario, note, source),
    }));
}

/** The notes as a message shows them: those about text by their source, those about parts by part. */
export function highlightsOf(shown: readonly NumberedNote[]): {
  notes: ReadonlyMap<number, ShownNote>;
  parts: ReadonlyMap<PartId, ShownNote>;
} {
  return {
    notes: new Map(shown.map((note) => [note.source, note])),
    // A part has room for one number: what decides wins, then the first note.
    parts: new Map(
      shown
        .toSorted((a, b) => Number(a.deciding) - Number(b.deciding) || b.number - a.number)
        .flatMap((note) =>
          note.places.filter((place) => !place.startsWith('text-')).map((place) => [place, note]),
        ),
    ),
  };
}
