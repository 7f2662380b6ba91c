import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadScreen } from '#src/app/pages.ts';
import { brand } from '#src/config/brand.ts';
import { provideScreens } from '#src/lib/screen-ahead.ts';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import { holdAnswers } from '../../../../setup/held-answers.ts';
import {
  authenticator,
  codeFor,
  PASSWORD,
  registeredPerson,
  unconfirmedPerson,
} from '../../../../setup/people.ts';
import { expireAccessToken } from '../../../../setup/expired-token.ts';
import { button, field, open, passwordField } from '../../../../setup/screen.tsx';
import { signedInPerson } from '../../../../setup/sign-in.ts';
import { watchTimers } from '../../../../setup/timers.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();
const MINUTE = 60_000;

beforeEach(async () => {
  await amplifyUserPool.signOut();
});

async function enterCredentials(email: string, password = PASSWORD, path = '/login') {
  const user = open(path);
  await user.type(await field('Email'), email);
  await user.type(await passwordField('Password'), password);
  await user.click(await button('Sign in'));
  return user;
}

/** Signs a new user in, up to the right code of the authenticator that they set up. */
async function enterCode(query = ''): Promise<void> {
  const email = await registeredPerson(world);
  const user = await enterCredentials(email, PASSWORD, `/login${query}`);
  const link = await screen.findByRole('link', { name: 'Open in an app on this device' });
  const secret = new URL(link.getAttribute('href') ?? '').searchParams.get('secret') ?? '';
  await user.type(await field('Authenticator code'), authenticator(secret)());
}

describe('/login', () => {
  it.each([
    ['', '', ['Enter your email.']],
    ['ada@example.com', '', ['Enter your password.']],
  ])('with %j and %j says what is required', async (email, password, messages) => {
    const user = open('/login');
    if (email !== '') await user.type(await field('Email'), email);
    if (password !== '') await user.type(await passwordField('Password'), password);
    await user.click(await button('Sign in'));
    for (const message of messages) expect(await screen.findByText(message)).toBeVisible();
    expect(world.calls).toEqual([]);
    const first = email === '' ? await field('Email') : await passwordField('Password');
    expect(first).toHaveFocus();
    expect(first).toHaveAccessibleDescription(expect.stringContaining(messages[0] ?? ''));
  });

  it('says when the password is wrong, keeps what was typed, and accepts the right one', async () => {
    const email = await registeredPerson(world);
    const user = await enterCredentials(`  ${email.toUpperCase()} `, 'Wrong-horse');
    const alert = await screen.findByText('Incorrect email or password.');
    expect(alert.closest('[role=alert]')).toHaveFocus();
    expect(await passwordField('Password')).toHaveValue('Wrong-horse');

    await user.clear(await passwordField('Password'));
    await user.type(await passwordField('Password'), PASSWORD);
    await user.click(await button('Sign in'));
    expect(await screen.findByRole('heading', { name: 'Set up your authenticator' })).toBeVisible();
  });

  it('makes a new user set up an authenticator, accepts a code with a space, and redirects', async () => {
    const email = await registeredPerson(world, 'Grace Hopper');
    const user = await enterCredentials(email);
    const link = await screen.findByRole('link', { name: 'Open in an app on this device' });
    const uri = new URL(link.getAttribute('href') ?? '');
    expect(uri.searchParams.get('issuer')).toBe(brand.name);
    const secret = uri.searchParams.get('secret') ?? '';
    expect(screen.getByText(secret.replaceAll(/(.{4})(?=.)/g, '$1 '))).toBeVisible();
    expect(await screen.findByRole('img', { name: /QR code/ })).toHaveAttribute('width', '180');

    const code = authenticator(secret)();
    const input = await field('Authenticator code');
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAttribute('inputmode', 'numeric');
    await user.click(input);
    await user.paste(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(await screen.findByText('✅ MFA verified. Redirecting...')).toBeVisible();
    expect(world.calls).toContain('SetUserMFAPreference');
    expect(
      await screen.findByRole('heading', { name: 'Profile' }, { timeout: 3500 }),
    ).toBeVisible();
    expect(window.location.pathname).toBe('/dashboard/profile');
    expect(await within(screen.getByRole('main')).findByText('Grace Hopper')).toBeVisible();
  });

  it('shows the success as soon as the code is accepted, while the authenticator is made the preferred one', async () => {
    const wish = holdAnswers('SetUserMFAPreference');
    await enterCode();
    expect(await screen.findByText('✅ MFA verified. Redirecting...')).toBeVisible();
    await waitFor(() => expect(wish.asked()).toBe(1));
    expect(window.location.pathname).toBe('/login');
    wish.release();
    expect(
      await screen.findByRole('heading', { name: 'Profile' }, { timeout: 3500 }),
    ).toBeVisible();
  });

  it('asks to sign in again if the user pool ends the session meanwhile', async () => {
    world.fault('SetUserMFAPreference', 'revoked');
    await enterCode();
    expect(await screen.findByText('Your session has ended. Sign in to continue.')).toBeVisible();
    expect(await button('Sign in')).toBeVisible();
    expect(hasSessionHint()).toBe(false);
  });

  it('requests the profile during the pause, and not again when it is shown', async () => {
    const timers = watchTimers();
    await enterCode();
    await screen.findByText('✅ MFA verified. Redirecting...');
    const users = () => world.calls.filter((name) => name === 'GetUser').length;
    await waitFor(() => expect(users()).toBe(1));
    expect(window.location.pathname).toBe('/login');
    act(() => timers(2000)[0]?.());
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

  it('says that a code is wrong, keeps it, and accepts the next', async () => {
    const email = await registeredPerson(world);
    const user = await enterCredentials(email);
    const input = await field('Authenticator code');
    await user.type(input, '000000');
    expect(await screen.findByText('Invalid code. Please try again.')).toBeVisible();
    expect(input).toHaveValue('000000');
    expect(input).toBeInvalid();
    const link = await screen.findByRole('link', { name: 'Open in an app on this device' });
    const secret = new URL(link.getAttribute('href') ?? '').searchParams.get('secret') ?? '';
    await user.type(input, authenticator(secret)());
    expect(await screen.findByText('✅ MFA verified. Redirecting...')).toBeVisible();
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

  it('redirects an unverified user to the verification step, with the email', async () => {
    const email = await unconfirmedPerson(world);
    await enterCredentials(email, PASSWORD, '/login?redirectTo=%2Fdashboard%2Fprofile');
    expect(await field('Verification code')).toBeVisible();
    expect(screen.getByText(email)).toBeVisible();
    expect(window.location.pathname).toBe('/register');
    expect(window.location.search).toBe('?redirectTo=%2Fdashboard%2Fprofile');
  });

  it('tells an unverified user to verify first, and sends the code that it announces', async () => {
    const email = await unconfirmedPerson(world);
    const [first, mails] = [codeFor(world, email), world.mails.length];
    const user = await enterCredentials(email);
    expect(await screen.findByText('Please verify your email before logging in.')).toBeVisible();
    expect(screen.getByText(/^We’ve sent a 6-digit code to/)).toBeVisible();
    expect(screen.getByText(/^You can ask for a new code in/)).toBeVisible();
    expect(world.calls.filter((call) => call === 'ResendConfirmationCode')).toHaveLength(1);
    expect(world.mails).toHaveLength(mails + 1);
    expect(codeFor(world, email)).not.toBe(first);
    await user.type(await field('Verification code'), codeFor(world, email));
    expect(await screen.findByText(/^Next, sign in and set up/)).toBeVisible();
  });

  it('has only the password left to type once another screen has passed the email', async () => {
    open('/login', { email: 'ada@example.com', registering: true });
    expect(await field('Email')).toHaveValue('ada@example.com');
    expect(await passwordField('Password')).toHaveFocus();
  });

  it('doesn’t claim to have sent a code that could not be sent, and offers to send one immediately', async () => {
    const email = await unconfirmedPerson(world);
    world.fault('ResendConfirmationCode', 'limit', 3);
    const user = await enterCredentials(email);
    expect(await screen.findByText('Please verify your email before logging in.')).toBeVisible();
    expect(screen.getByText(/^We couldn’t send a code to/)).toBeVisible();
    expect(screen.queryByText(/^We’ve sent/)).toBeNull();
    expect(screen.queryByText(/^You can ask for a new code in/)).toBeNull();
    world.clearFaults();
    await user.click(await button('Send a new code'));
    expect(await screen.findByText(/^We’ve sent a 6-digit code to/)).toBeVisible();
    expect(screen.getByText(/^You can ask for a new code in/)).toHaveFocus();
    await waitFor(() =>
      expect(window.history.state).toMatchObject({ usr: { notice: 'verification-sent' } }),
    );
  });

  it.each([
    ['network', /can’t reach the sign-in service/],
    ['html', /isn’t answering properly/],
    ['malformed', /isn’t answering properly/],
    ['server', /isn’t answering properly/],
    ['throttle', /Wait a moment, then try again\./],
    ['limit', 'Attempt limit exceeded, please try after some time.'],
  ] as const)('%s: one clear sentence, nothing lost, and a retry works', async (fault, text) => {
    const email = await registeredPerson(world);
    world.fault('InitiateAuth', fault, 3);
    const user = await enterCredentials(email);
    expect(await screen.findByText(text, {}, { timeout: 3000 })).toBeVisible();
    expect(await field('Email')).toHaveValue(email);
    expect(await passwordField('Password')).toHaveValue(PASSWORD);
    world.clearFaults();
    await user.click(await button('Sign in'));
    expect(await field('Authenticator code')).toBeVisible();
  });

  it('shows who is signed in, if that could not be determined before', async () => {
    const { email } = await signedInPerson(world);
    expireAccessToken();
    world.fault('GetTokensFromRefreshToken', 'network', 3);
    await enterCredentials(email);
    expect(await screen.findByRole('heading', { name: 'You’re already signed in' })).toBeVisible();
    expect(screen.getByText(email)).toBeVisible();
  });

  it('can show the password, and hide it again', async () => {
    const user = open('/login');
    const password = await passwordField('Password');
    expect(password).toHaveAttribute('type', 'password');
    await user.click(await button('Show password'));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(await button('Hide password'));
    expect(password).toHaveAttribute('type', 'password');
  });
});
