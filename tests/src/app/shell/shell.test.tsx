import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { keptChosenPlan } from '#src/services/user-pool/kept-plan.ts';
import { open } from '../../../setup/screen.tsx';

it('a new page starts at the top', async () => {
  const user = open('/careers');
  await screen.findByRole('heading', { level: 1, name: /No positions/ });
  const scrollTo = vi.fn<typeof window.scrollTo>();
  vi.stubGlobal('scrollTo', scrollTo);
  const [legal = document.body] = screen.getAllByRole('link', { name: 'Legal notice' });
  await user.click(legal);
  await screen.findByRole('heading', { level: 1, name: 'Legal notice' });
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 0));
});

it.each([
  ['/signup-individual', 'individual', 'Individual'],
  ['/signup-business', 'business', 'Business'],
])('%s redirects to the registration, which names the plan', async (path, audience, plan) => {
  open(path);
  await screen.findByRole('heading', { level: 1, name: /account/i });
  expect(window.location.pathname + window.location.search).toBe(`/register?audience=${audience}`);
  expect(await screen.findByText(plan, { selector: 'strong' })).toBeVisible();
  expect(keptChosenPlan()).toBe(audience);
});
