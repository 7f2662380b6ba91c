import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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
  ['/signup-individual', 'individual'],
  ['/signup-business', 'business'],
])('%s redirects to the registration, with the audience', async (path, audience) => {
  open(path);
  await screen.findByRole('heading', { level: 1, name: /account/i });
  expect(window.location.pathname + window.location.search).toBe(`/register?audience=${audience}`);
});
