import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { scenarios } from '#content/demo/scenarios.ts';
import { MessageView } from '#src/routes/demo/message/message-view.tsx';
import '@testing-library/jest-dom/vitest';

/** A message as it arrives. */
function show(id: string): void {
  const message = scenarios.find((one) => one.id === id);
  if (message === undefined) throw new Error(`There is no message ${id}.`);
  const nothing = () => undefined;
  const opening = { opened: [], marks: [], full: false, onOpen: nothing, onMark: nothing };
  render(<MessageView state={{ at: 'examining', message, ...opening }} />);
}

/** The mark of the work chat, on its rail. */
const rail = () => screen.queryByText('W', { selector: '.bg-tide *' });

it('names the channel of a message to all', () => {
  show('number-matching');
  expect(screen.getByText('# all-staff')).toBeVisible();
  expect(screen.queryByText('Direct message')).not.toBeInTheDocument();
  expect(rail()).toBeInTheDocument();
});

it.each([
  ['courier-buyer', 'Loft & Found'],
  ['wardrobe-buyer', 'Loft & Found'],
  ['hotel-card', 'Roamwell'],
])('shows %s in %s, not in the work chat', (id, app) => {
  show(id);
  expect(screen.getByText(app)).toBeVisible();
  expect(screen.queryByText('Direct message')).not.toBeInTheDocument();
  expect(rail()).not.toBeInTheDocument();
});
