import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { scenarios } from '#content/demo/scenarios.ts';
import { MessageView } from '#src/routes/demo/message/message-view.tsx';
import { allNotes, highlightsOf, type NumberedNote } from '#src/routes/demo/notes.ts';
import type { Scenario } from '#src/lib/scenario.ts';

/** The numbers in the message, each where it is first read. */
function pinsOf(scenario: Scenario, notes: readonly NumberedNote[]): number[] {
  const state = { at: 'judged', message: scenario, marks: [], ...highlightsOf(notes) } as const;
  const { container } = render(<MessageView state={state} />);
  const pins = [...container.querySelectorAll('.pin')];
  return [...new Set(pins.map(({ textContent }) => Number(textContent)))];
}

it('numbers what the player marked before the rest', () => {
  for (const scenario of scenarios) {
    const last = allNotes(scenario, []).at(-1);
    const place = last?.places[0];
    if (last === undefined || place === undefined || last.deciding) continue;
    const notes = allNotes(scenario, [place]);
    const rest = notes.findIndex((note) => !note.deciding && !note.places.includes(place));
    expect(notes.findIndex(({ noteNumber }) => noteNumber === last.noteNumber)).toBeLessThan(
      rest === -1 ? notes.length : rest,
    );
  }
});

it.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
  'the pins in %s are numbered in reading order: what decides, the rest, and last what doesn’t count',
  (_, scenario) => {
    const notes = allNotes(scenario, []);
    expect(notes.map(({ number }) => number)).toEqual(notes.map((_, index) => index + 1));
    const counted = notes.filter(({ believable }) => !believable).length;
    expect(notes.slice(0, counted).every(({ believable }) => !believable)).toBe(true);
    const deciding = notes.filter((note) => note.deciding).length;
    expect(notes.slice(0, deciding).every((note) => note.deciding)).toBe(true);
    const pins = pinsOf(scenario, notes);
    expect(pins.length).toBeGreaterThan(0);
    for (const [from, to] of [
      [1, deciding],
      [deciding + 1, counted],
    ] as const) {
      const part = pins.filter((pin) => pin >= from && pin <= to);
      expect(part).toEqual(part.toSorted((a, b) => a - b));
    }
  },
);
