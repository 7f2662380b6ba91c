import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BillingToggle } from '#src/routes/marketing/pricing/billing-toggle.tsx';
import '@testing-library/jest-dom/vitest';

const toggle = () => screen.getByRole('checkbox', { name: 'Pay yearly' });

it('is monthly on every visit, whatever was chosen on the last one', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<BillingToggle />);
  expect(toggle()).not.toBeChecked();
  await user.click(toggle());
  expect(toggle()).toBeChecked();
  unmount();
  render(<BillingToggle />);
  expect(toggle()).not.toBeChecked();
});

it('is not restored by the browser after a reload', () => {
  render(<BillingToggle />);
  expect(toggle()).toHaveAttribute('autocomplete', 'off');
});
