import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { otherTab } from '../../../../setup/other-tab.ts';
import { button, open } from '../../../../setup/screen.tsx';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();

beforeEach(() => {
  userPool.signOut();
});

it.each([
  ['/login', 'Continue with Google'],
  ['/register', 'Sign up with Google'],
])(
  '%s: tells a user that they are already signed in, like the password form',
  async (path, name) => {
    const other = await otherTab(world);
    const user = open(path);
    const google = await button(name);
    other.signIn(false);
    await user.click(google);
    expect(await screen.findByRole('heading', { name: 'You’re already signed in' })).toBeVisible();
    expect(screen.getByText(other.email)).toBeVisible();
  },
);

it('/callback: a user who is already signed in continues', async () => {
  const other = await otherTab(world);
  const user = open('/callback?code=used&state=forged&redirectTo=%2Fdashboard%2Fsubscription');
  const google = await button('Try again with Google');
  other.signIn(false);
  await user.click(google);
  expect(await screen.findByRole('heading', { name: 'Subscription' })).toBeVisible();
});

it.each([
  ['/login?redirectTo=%2Fdashboard%2Fsecurity', '/login?redirectTo=%2Fdashboard%2Fsecurity'],
  ['/register?plan=starter', '/register?plan=starter'],
  ['/callback?code=used&state=forged&redirectTo=%2Fdemo', '/login?redirectTo=%2Fdemo'],
])(
  '%s: in an app’s own browser, offers the link in place of Google, which would refuse',
  async (path, link) => {
    const ofInstagram = `${navigator.userAgent} Instagram 325.0.3.31.90`;
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ofInstagram);
    const user = open(path);
    expect(await screen.findByText(/^Google won’t sign you in inside another app/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Google/ })).toBeNull();
    await user.click(await button('Copy the link'));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${link}`);
  },
);
