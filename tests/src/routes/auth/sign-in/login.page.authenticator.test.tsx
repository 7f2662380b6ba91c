import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadScreen } from '#src/app/pages.ts';
import { brand } from '#src/config/brand.ts';
import { provideScreens } from '#src/lib/prefetch-screen.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { prefetchedProfile } from '#src/services/user-pool/cached-user.ts';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import { holdAnswers } from '../../../../setup/held-answers.ts';
import { enterCredentials } from '../../../../setup/login-screen.ts';
import { authenticator, PASSWORD, registeredPerson } from '../../../../setup/people.ts';
import {
  expectRedirectAfter,
  button,
  field,
  main,
  keyOnScreen,
} from '../../../../setup/screen.tsx';
import { watchTimers } from '../../../../setup/timers.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();
const MINUTE = 60_000;

beforeEach(() => {
  userPool.signOut();
});

/** Signs a new user in, up to the right code of the authenticator that they set up. */
async function enterCode(query = ''): Promise<void> {
  const email = await registeredPerson(world);
  const user = await enterCredentials(email, PASSWORD, `/login${query}`);
  const secret = await keyOnScreen();
  await user.type(await field('Authenticator code'), authenticator(secret)());
}

describe('/login', () => {
  it('makes a new user set up an authenticator, accepts a code with a space, and redirects', async () => {
    const email = await registeredPerson(world, 'Grace Hopper');
    const timers = watchTimers();
    const user = await enterCredentials(email);
    const link = await screen.findByRole('link', { name: 'Set up on this device' });
    const uri = new URL(link.getAttribute('href') ?? '');
    expect(uri.searchParams.get('issuer')).toBe(brand.name);
    const secret = uri.searchParams.get('secret') ?? '';
    expect(document.querySelector('code')).toHaveTextContent(secret);
    expect(await screen.findByRole('img', { name: /QR code/ })).toHaveAttribute('width', '180');
    expect(screen.getByText('You have 3 minutes.')).toBeVisible();
    expect(screen.getByText(/^[23]:\d\d left$/)).toBeVisible();

    const code = authenticator(secret)();
    const input = await field('Authenticator code');
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAttribute('inputmode', 'numeric');
    await user.click(input);
    await user.paste(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(await screen.findByText('✅ MFA verified. Redirecting...')).toBeVisible();
    expect(await main().findByText('Your authenticator')).toBeVisible();
    expect(world.calls).toContain('SetUserMFAPreference');
    await expectRedirectAfter(2000, timers, ['Continue', '/dashboard/profile']);
    expect(await main().findByText('Grace Hopper')).toBeVisible();
  });

  it('shows the success as soon as the code is accepted, without any further answer', async () => {
    const further = ['SetUserMFAPreference', 'GetUser', 'GetId', 'GetCredentialsForIdentity'];
    const held = further.map(holdAnswers);
    await enterCode();
    expect(await screen.findByText('✅ MFA verified. Redirecting...')).toBeVisible();
    for (const answer of held) answer.release();
  });

  it('asks the user to sign in again if the pool ends the session meanwhile', async () => {
    world.fault('SetUserMFAPreference', 'revoked');
    await enterCode();
    expect(await screen.findByText('Your session has ended. Sign in to continue.')).toBeVisible();
    expect(await button('Sign in')).toBeVisible();
    expect(hasSessionHint()).toBe(false);
  });

  it('prefetches the profile during the pause, opens with it immediately, and doesn’t request it again', async () => {
    const timers = watchTimers();
    await enterCode();
    await screen.findByText('✅ MFA verified. Redirecting...');
    const users = () => world.calls.filter((name) => name === 'GetUser').length;
    await waitFor(() => expect(prefetchedProfile()).not.toBeNull());
    expect(users()).toBe(1);
    expect(window.location.pathname).toBe('/login');
    act(() => timers(2000)[0]?.());
    expect(main().getByText('Ada Lovelace')).toBeVisible();
    expect(await field('Full name')).toHaveValue('Ada Lovelace');
    expect(users()).toBe(1);
  });

  it.each([
    ['', '/dashboard/profile'],
    ['?redirectTo=%2Fdashboard%2Fsubscription%3Fa%3D1', '/dashboard/subscription'],
    [`?redirectTo=${encodeURIComponent('http://localhost:4103/courses')}`, '/callback'],
  ])('fetches the code of the next screen during the pause: %s', async (query, path) => {
    const ahead = vi.fn<(path: string) => Promise<void>>(() => Promise.resolve());
    provideScreens(ahead);
    try {
      await enterCode(query);
      await screen.findByText('✅ MFA verified. Redirecting...');
      expect(ahead).toHaveBeenCalledExactlyOnceWith(path);
    } finally {
      provideScreens(preloadScreen);
    }
  });

  it('says that a code is wrong, keeps it to be typed over, and accepts the next', async () => {
    const email = await registeredPerson(world);
    const user = await enterCredentials(email);
    const input = await field('Authenticator code');
    await user.type(input, '000000');
    expect(await screen.findByText('Invalid code. Please try again.')).toBeVisible();
    expect(input).toHaveValue('000000');
    expect(input).toBeInvalid();
    const secret = await keyOnScreen();
    await user.keyboard(authenticator(secret)());
    expect(await screen.findByText('✅ MFA verified. Redirecting...')).toBeVisible();
  });

  it('refuses an incomplete code before it is sent', async () => {
    const email = await registeredPerson(world);
    const user = await enterCredentials(email);
    const first = await field('Authenticator code');
    await user.type(first, '123{Enter}');
    expect(await screen.findByText('Invalid code. Please try again.')).toBeVisible();
    expect(first).toHaveFocus();
    expect(world.calls).not.toContain('VerifySoftwareToken');
  });

  it('returns to the credentials, with the email and the reason, when the session has expired', async () => {
    const email = await registeredPerson(world);
    const user = await enterCredentials(email);
    const input = await field('Authenticator code');
    world.advance(3 * MINUTE + 1000);
    await user.type(input, '123456');
    expect(await screen.findByText(/longer than 3 minutes/)).toBeVisible();
    expect(await field('Email')).toHaveValue(email);
    world.advance(-(3 * MINUTE + 1000));
  });
});
