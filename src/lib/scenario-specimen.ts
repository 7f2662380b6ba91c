import type { Note, Scenario } from './scenario.ts';
import type { Specimen } from './specimen.ts';

interface Pinned {
  /** The number of a note in the message, from 1. */
  note: number;
  title: string;
}

interface SpecimenOptions {
  /** The notes to pin, which are renumbered in this order. */
  pins: readonly Pinned[];
  /** Labels the reader’s own replies. */
  you: (words: string) => string;
}

const MARK = /\{(link|\d+):([^}]*)\}/g;

/** Turns a message of the game into a specimen with some of its notes, or none. */
export function scenarioSpecimen(scenario: Scenario, { pins, you }: SpecimenOptions): Specimen {
  const notes: readonly Note[] = scenario.kind === 'phish' ? scenario.cues : scenario.signs;
  const pinned = (text: string, pin: number) => (pin < 0 ? text : `{${pin + 1}:${text}}`);
  const pinOfNote = (number: number) => pins.findIndex(({ note }) => note === number);
  const pinOfPart = (part: NonNullable<Note['at']>[number]) =>
    pins.findIndex(({ note }) => notes[note - 1]?.at?.includes(part) === true);
  const link = (number: number) =>
    pinned(scenario.links?.[number - 1]?.text ?? '', pinOfPart(`link-${number}`));
  const remarked = (text: string) =>
    text.replaceAll(MARK, (_, mark: string, rest: string) =>
      mark === 'link' ? link(Number(rest)) : pinned(rest, pinOfNote(Number(mark))),
    );
  const { channel, sender, body } = scenario;
  return {
    channel,
    from: sender.name,
    // An unsaved number is also the sender's name. The phone's remark about it is more useful than showing it twice.
    address: pinned(
      sender.name === sender.address ? (sender.note ?? '') : sender.address,
      pinOfPart('sender'),
    ),
    ...(scenario.channel === 'email' && { subject: remarked(scenario.subject) }),
    body: body.map((turn) => (typeof turn === 'string' ? remarked(turn) : you(turn.you))),
    cues: pins.map(({ note, title }) => ({ title, explanation: notes[note - 1]?.text ?? '' })),
  };
}
