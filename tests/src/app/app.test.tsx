import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { button, main, open } from '../../setup/screen.tsx';
import { signedInPerson } from '../../setup/sign-in.ts';
import { useWorld } from '../../setup/world.ts';

const world = useWorld();

beforeEach(() => {
  userPool.signOut();
});

it('Learn without a session logs an error without secrets, and redirects to /login', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  await signedInPerson(world);
  world.fault('GetTokensFromRefreshToken', 'revoked', 5);
  const user = open('/');
  await user.click(await button('Learn'));
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(new URLSearchParams(window.location.search).get('redirectTo')).toBe(
    'http://localhost:4103',
  );
  expect(await screen.findByText(/Your session couldn’t be renewed/)).toBeVisible();
  expect(logged.mock.calls).toEqual([['Learn: no session to hand over.', 'session-not-renewed']]);
});

describe('the dashboard guard', () => {
  it('keeps the query and the section of the page to return to', async () => {
    open('/dashboard/security?tab=1#deletion');
    expect(await button('Sign in')).toBeVisible();
    expect(window.location.search).toBe('?redirectTo=%2Fdashboard%2Fsecurity%3Ftab%3D1%23deletion');
    expect(window.location.hash).toBe('');
  });

  it('redirects /dashboard to the profile', async () => {
    const { email } = await signedInPerson(world, 'Mary Jackson');
    open('/dashboard');
    expect(await screen.findByText(email)).toBeVisible();
    expect(window.location.pathname).toBe('/dashboard/profile');
    expect(await screen.findByRole('button', { name: 'Replace Authenticator App' })).toBeVisible();
  });

  it('shows the profile at /profiletab too', async () => {
    const { email } = await signedInPerson(world, 'Dorothy Vaughan');
    open('/profiletab/');
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
    expect(await screen.findByText(email)).toBeVisible();
  });
});

it('treats paths as case-sensitive, as the server does', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  open('/Pricing');
  expect(await screen.findByRole('link', { name: 'Return to Home' })).toBeVisible();
});

describe('/leave', () => {
  it('shows the full host, and navigates there only on a click', () => {
    open('/leave?redirectTo=https%3A%2F%2Fevil.example%2Fx');
    return waitFor(() => {
      const onward = screen.getByRole('link', { name: 'Continue to evil.example' });
      expect(onward).toBeVisible();
      expect(onward).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
      const links = main().getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/',
        'https://evil.example/x',
      ]);
    });
  });

  it('sets the owner in bold, and cuts a long path', async () => {
    const url = `https://lureproof.co.uk.evil.example/${'x'.repeat(99)}`;
    open(`/leave?redirectTo=${encodeURIComponent(url)}`);
    const owner = await screen.findByText('evil.example', { selector: 'strong' });
    expect(owner).toHaveClass('font-bold');
    expect(owner.closest('p')).toHaveTextContent(`${url.slice(0, -52)}…`);
  });

  it.each([
    ['javascript:alert(1)', /we can’t check where it leads/],
    ['/dashboard', /we can’t check where it leads/],
    ['', /It doesn’t say which address to open/],
  ])('offers no link to %j', async (value, text) => {
    open(`/leave?redirectTo=${encodeURIComponent(value)}`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Continue to/ })).toBeNull();
  });
});
