import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { scenarios } from '#content/demo/scenarios.ts';
import { toRoundMessage } from '#src/flows/spot-the-phish/round-message.ts';
import type { PartId, Scenario } from '#src/lib/scenario.ts';
import { NoteList } from '#src/routes/demo/note-list.tsx';
import { allNotes } from '#src/routes/demo/notes.ts';
import '@testing-library/jest-dom/vitest';

const BELIEVABLE = 'Why it’s believable';

function messageOf(id: string): Scenario {
  const message = scenarios.find((one) => one.id === id);
  if (message === undefined) throw new Error(`There is no message ${id}.`);
  return message;
}

/** Shows the notes on a message; returns those under the heading, if there are any. */
function show(id: string, marks: readonly PartId[]): HTMLElement | null {
  const message = messageOf(id);
  render(<NoteList notes={allNotes(message)} marks={marks} findable={message.kind === 'phish'} />);
  const below = screen.queryByRole('heading', { name: BELIEVABLE })?.nextElementSibling;
  return below instanceof HTMLElement ? below : null;
}

const cues = () => {
  const [list] = screen.getAllByRole('list');
  return list === undefined ? [] : within(list).getAllByRole('listitem');
};

it('shows what makes a phish believable apart, and not as missed', () => {
  const believable = show('parking-charge', []);
  expect(believable).toHaveTextContent(/Parking firms do send charges, and people do forget\.$/);
  expect(cues()).toHaveLength(5);
});

it('doesn’t count it as found either, if it was marked', () => {
  const believable = show('parking-charge', ['text-1-1']);
  if (believable === null) throw new Error('Nothing is shown apart.');
  expect(within(believable).queryByText('You found it')).toBeNull();
});

it('leaves what decides among the cues', () => {
  expect(show('courier-buyer', [])).toBeNull();
  expect(cues()).toHaveLength(6);
});

const ORDINARY = /^The rest of what you marked is harmless/;

/** What can be marked in a message, by whether a note is about it. */
function partsOf(id: string): { noted: PartId[]; others: PartId[] } {
  const message = messageOf(id);
  const places = new Set(allNotes(message).flatMap((note) => note.places));
  const { parts } = toRoundMessage(message);
  return {
    noted: parts.filter((part) => places.has(part)),
    others: parts.filter((part) => !places.has(part)),
  };
}

it('says that a mark which is no cue is ordinary', () => {
  const { others } = partsOf('courier-buyer');
  expect(others).not.toHaveLength(0);
  show('courier-buyer', others.slice(0, 1));
  expect(screen.queryByText('You found it')).toBeNull();
  expect(screen.getByText(ORDINARY)).toBeVisible();
});

it('says nothing of the kind if every mark is a cue', () => {
  show('courier-buyer', partsOf('courier-buyer').noted);
  expect(screen.getAllByText('You found it')).toHaveLength(cues().length);
  expect(screen.queryByText(ORDINARY)).toBeNull();
});

it('shows nothing as found in a genuine message', () => {
  const message = scenarios.find(({ kind }) => kind === 'genuine');
  if (message === undefined) throw new Error('There is no genuine message.');
  const marked = allNotes(message).flatMap(({ places }) => places);
  show(message.id, marked);
  expect(screen.queryByText('You found it')).toBeNull();
  expect(screen.queryByText(ORDINARY)).toBeNull();
});
