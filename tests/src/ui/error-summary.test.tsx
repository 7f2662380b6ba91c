import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ErrorSummary } from '#src/ui/error-summary.tsx';
import '@testing-library/jest-dom/vitest';

const ITEMS = [
  { text: 'Name is required', fieldId: 'name' },
  { text: 'The form is closed', fieldId: null },
];

function summary(items: typeof ITEMS, attempt: unknown) {
  return (
    <>
      <ErrorSummary title="Not sent" items={items} attempt={attempt} advice="Try again." />
      <input id="name" aria-label="Name" />
    </>
  );
}

it('is rendered while empty, so that its text is announced, then takes the focus', () => {
  const { rerender } = render(summary([], null));
  const alert = screen.getByRole('alert');
  expect(alert).toBeEmptyDOMElement();
  rerender(summary(ITEMS, 1));
  expect(screen.getByRole('alert')).toBe(alert);
  expect(alert).toHaveFocus();
  expect(screen.getByText('Try again.')).toBeVisible();
});

it('links to the field, if there is one', async () => {
  render(summary(ITEMS, 1));
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByText('The form is closed').tagName).toBe('LI');
});

it('takes the focus again for the same error', () => {
  const { rerender } = render(summary(ITEMS, 1));
  screen.getByRole('textbox').focus();
  rerender(summary(ITEMS, 2));
  expect(screen.getByRole('alert')).toHaveFocus();
});
