import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { scenarios } from '#content/demo/scenarios/scenarios.ts';
import { toRoundMessage } from '#src/flows/spot-the-phish/round-message.ts';
import type { PartId, Scenario } from '#src/lib/scenario.ts';
import { NoteList } from '#src/routes/demo/note-list.tsx';
import { allNotes } from '#src/routes/demo/notes.ts';
import '@testing-library/jest-dom/vitest';

function messageOf(id: string): Scenario {
  const message = scenarios.find((one) => one.id === id);
  if (message === undefined) throw new Error(`There is no message ${id}.`);
  return message;
}

/** Shows the notes on a message, with the rest unfolded or not. */
function show(id: string, marks: readonly PartId[], all = true): void {
  const message = messageOf(id);
  render(
    <NoteList
      kind={message.kind}
      why={message.feedback.trust}
      notes={allNotes(message, marks)}
      marks={marks}
      all={all}
      onToggle={() => undefined}
    />,
  );
}

const items = (): HTMLElement[] => screen.getAllByRole('listitem');
const rest = () => screen.getByRole('group');

it('shows what decides and what the player found; the rest is folded', () => {
  const { noted } = partsOf('courier-buyer');
  show('courier-buyer', noted.slice(0, 1), false);
  expect(items()).toHaveLength(2);
  expect(items()[0]).toHaveTextContent(/^1What gives it away: /);
  expect(items()[1]).toHaveTextContent('You found it');
  expect(rest()).not.toHaveAttribute('open');
  expect(screen.getByText('See the other 4 cues')).toBeVisible();
});

it('names what settles that a message is genuine', () => {
  show('flu-jab', [], false);
  expect(items()).toHaveLength(1);
  expect(items()[0]).toHaveTextContent(/^\d+What settles it Nothing to tap, send or ring/);
  expect(screen.getByText('See the other 3 signs')).toBeVisible();
});

it('shows last what makes a phish believable, and doesn’t count it as a cue', () => {
  show('parking-charge', []);
  expect(screen.getByText('Hide the other 4 cues')).toBeVisible();
  expect(items().at(-1)).toHaveTextContent(
    /^6Why it’s believable\. Parking firms do send charges, and people do forget\.$/,
  );
});

/** What can be marked in a message, by whether a note is about it. */
function partsOf(id: string): { noted: PartId[]; others: PartId[] } {
  const message = messageOf(id);
  const places = new Set(allNotes(message, []).flatMap((note) => note.places));
  const { parts } = toRoundMessage(message);
  return {
    noted: parts.filter((part) => places.has(part)),
    others: parts.filter((part) => !places.has(part)),
  };
}
