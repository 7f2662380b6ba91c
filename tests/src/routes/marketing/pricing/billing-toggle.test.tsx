import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BillingToggle } from '#src/routes/marketing/pricing/billing-toggle.tsx';
import '@testing-library/jest-dom/vitest';

it('is not restored by the browser after a reload', () => {
  render(<BillingToggle />);
  const toggle = screen.getByRole('checkbox', { name: 'Pay yearly' });
  expect(toggle).toHaveAttribute('autocomplete', 'off');
});
