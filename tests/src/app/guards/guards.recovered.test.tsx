import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { forgetUser } from '#src/services/user-pool/cached-user.ts';
import { button, open } from '../../../setup/screen.tsx';
import { signedInPerson } from '../../../setup/sign-in.ts';
import { useWorld } from '../../../setup/world.ts';

const world = useWorld();

beforeEach(() => {
  userPool.signOut();
});

it('a screen whose guard had failed takes the focus and is announced when it renders after all', async () => {
  await signedInPerson(world, 'Ada Lovelace');
  forgetUser();
  const user = open('/careers');
  await screen.findByRole('heading', { level: 1, name: /No positions/ });
  world.fault('GetUser', 'server', 9);
  (await button('Account')).focus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('heading', { name: 'This page couldn’t be opened' });
  world.clearFaults();
  await act(async () => {
    window.dispatchEvent(new Event('online'));
  });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.querySelector('p[aria-live]')).toHaveTextContent(/^Profile · /);
});
