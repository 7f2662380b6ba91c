import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { scenarios } from '#content/demo/scenarios.ts';
import type { PartId } from '#src/lib/scenario.ts';
import { NoteList } from '#src/routes/demo/note-list.tsx';
import { allNotes } from '#src/routes/demo/notes.ts';
import '@testing-library/jest-dom/vitest';

const BELIEVABLE = 'Why it’s believable';

/** Shows the notes on a message; returns those under the heading, if there are any. */
function show(id: string, marks: readonly PartId[]): HTMLElement | null {
  const message = scenarios.find((one) => one.id === id);
  if (message === undefined) throw new Error(`There is no message ${id}.`);
  render(<NoteList notes={allNotes(message)} marks={marks} />);
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
