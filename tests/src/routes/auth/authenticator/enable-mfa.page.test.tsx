import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { announceSessionChange } from '#src/services/user-pool/session-hint.ts';
import { clearSession } from '#src/services/user-pool/session-store.ts';
import {
  answerInstead,
  asSocialSession,
  refusal,
  withoutAuthenticator,
} from '../../../../setup/answers.ts';
import { authenticator } from '../../../../setup/people.ts';
import {
  expectRedirectAfter,
  button,
  field,
  open,
  keyOnScreen,
} from '../../../../setup/screen.tsx';
import { watchTimers } from '../../../../setup/timers.ts';
import { signedInPerson } from '../../../../setup/sign-in.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();

beforeEach(() => {
  userPool.signOut();
});

describe('/enable-mfa', () => {
  it('is where the guard sends a session without an authenticator, and returns to the guarded page', async () => {
    const { email } = await signedInPerson(world);
    withoutAuthenticator();
    const timers = watchTimers();
    const user = open('/dashboard/profile');
    expect(await screen.findByRole('img', { name: /QR code/ })).toHaveAttribute('width', '180');
    expect(screen.getByRole('heading', { name: 'Set up your authenticator' })).toBeVisible();
    expect(window.location.search).toBe('?redirectTo=%2Fdashboard%2Fprofile');
    expect(
      screen.getByText(/^Your account stays locked until you’ve added an authenticator app\./),
    ).toBeVisible();

    const code = authenticator(await keyOnScreen())();
    await user.type(await field('Authenticator code'), code);
    expect(await screen.findByText('✅ MFA was added. Redirecting...')).toBeVisible();
    expect(world.calls.slice(-3)).toContain('SetUserMFAPreference');
    await expectRedirectAfter(1500, timers, ['Continue', '/dashboard/profile']);
    expect(await screen.findByText(email)).toBeVisible();
  });

  it('offers a new key after a refused code, because another tab may have replaced this one', async () => {
    await signedInPerson(world);
    withoutAuthenticator();
    const user = open('/enable-mfa');
    const replaced = await keyOnScreen();
    await amplifyUserPool.startAuthenticatorSetUp();
    expect(screen.queryByRole('button', { name: 'get a new key.' })).toBeNull();
    await user.type(await field('Authenticator code'), authenticator(replaced)());
    expect(await screen.findByText('Invalid code. Please try again.')).toBeVisible();
    expect(screen.getByText(/Refused again\? Check your phone’s clock/)).toBeVisible();
    await user.click(await button('get a new key.'));
    await waitFor(async () => expect(await keyOnScreen()).not.toBe(replaced));
    expect(screen.getByRole('heading', { name: 'Set up your authenticator' })).toHaveFocus();
    expect(screen.queryByText('Invalid code. Please try again.')).toBeNull();
    const input = await field('Authenticator code');
    expect(input).toHaveValue('');
    await user.type(input, authenticator(await keyOnScreen())());
    expect(await screen.findByText(/MFA was added\. Redirecting/)).toBeVisible();
  });

  it('enables an authenticator that was verified but not enabled', async () => {
    const { email } = await signedInPerson(world);
    expect(world.calls).not.toContain('SetUserMFAPreference');
    open('/dashboard/profile');
    expect(await screen.findByText(email)).toBeVisible();
    expect(await screen.findByText('Preferred')).toBeVisible();
  });

  it('has nothing to set up for a user with an authenticator', async () => {
    await signedInPerson(world);
    world.calls.length = 0;
    open('/enable-mfa');
    expect(await screen.findByText(/Nothing more to do here/)).toBeVisible();
    expect(world.calls).not.toContain('AssociateSoftwareToken');
  });

  it('asks an anonymous visitor to sign in, and says what comes next', async () => {
    open('/enable-mfa');
    expect(await button('Sign in')).toBeVisible();
    expect(screen.getByText('Sign in first, then set up your authenticator.')).toBeVisible();
    expect(window.location.search).toBe('?redirectTo=%2Fenable-mfa');
  });
});

describe('a social account, for which the user pool refuses a set-up', () => {
  beforeEach(async () => {
    await signedInPerson(world);
    asSocialSession();
    answerInstead({
      GetUser: async (next) => {
        const user: unknown = await (await next()).json();
        return Response.json({ ...Object(user), UserMFASettingList: [] });
      },
      AssociateSoftwareToken: () => refusal('NotAuthorizedException', 'Not for social accounts.'),
    });
  });

  it('explains once that the provider asks for the second factor, then continues', async () => {
    const user = open('/dashboard/profile');
    expect(
      await screen.findByRole('heading', { name: 'Google protects this account' }),
    ).toBeVisible();
    expect(
      screen.getByRole('link', { name: /^Check your Google Account ?\(opens in a new tab\)$/ }),
    ).toHaveAttribute('href', expect.stringMatching(/^https:\/\/myaccount\.google\.com\//));
    await user.click(await button('Go to your dashboard'));
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
    expect(await amplifyUserPool.secondFactor()).toEqual({ ok: true, value: 'provider' });

    clearSession();
    act(announceSessionChange);
    expect(Object.keys(localStorage)).toEqual(['app.google-protects']);
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
  });
});
