import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { enterCredentials } from '../../../../setup/login-screen.ts';
import {
  codeFor,
  PASSWORD,
  registeredPerson,
  unconfirmedPerson,
} from '../../../../setup/people.ts';
import { otherTab } from '../../../../setup/other-tab.ts';
import { expireAccessToken } from '../../../../setup/expired-token.ts';
import {
  button,
  field,
  focusedAlert,
  main,
  open,
  passwordField,
} from '../../../../setup/screen.tsx';
import { signedInPerson } from '../../../../setup/sign-in.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();

beforeEach(() => {
  userPool.signOut();
});

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
    const user = await enterCredentials(`  ${email.toUpperCase()} `, 'Wrong-horse ');
    const alert = await screen.findByText('Incorrect email or password.');
    expect(alert.closest('[role=alert]')).toHaveTextContent(/type your password again\.$/);
    expect(await passwordField('Password')).toHaveValue('Wrong-horse ');
    expect(await passwordField('Password')).toHaveFocus();
    expect(screen.getByText(/^What you typed begins or ends with a space/)).toBeVisible();
    for (const refused of [await field('Email'), await passwordField('Password')]) {
      expect(refused).toBeInvalid();
      expect(refused).toHaveAccessibleDescription(/^Incorrect email or password\./);
    }

    // Selected, so that typing replaces it.
    await user.keyboard(`${PASSWORD}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'Set up your authenticator' })).toBeVisible();
  });

  it('after too many wrong passwords, says why the right one is refused, and links to a reset', async () => {
    const email = await registeredPerson(world);
    // Each failure from the fifth on locks for twice as long: the last one for longer than this test takes.
    for (const lockSeconds of [0, 0, 0, 0, 1, 2, 4, 8]) {
      world.advance(lockSeconds * 1000);
      expect(await userPool.signIn(email, 'Wrong-horse')).toMatchObject({ ok: false });
    }
    await enterCredentials(email, PASSWORD);
    await focusedAlert(/^Too many attempts/);
    expect(screen.getByText('Incorrect email or password.')).toBeVisible();
    expect(screen.getByText(/^For up to 15 minutes/)).toBeVisible();
    expect(await passwordField('Password')).toBeValid();
    expect(screen.getByRole('link', { name: 'reset your password' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
    expect(screen.queryByRole('link', { name: 'Forgot password?' })).toBeNull();
  });

  it('redirects an unverified user to the verification step, with the email', async () => {
    const email = await unconfirmedPerson(world);
    await enterCredentials(email, PASSWORD, '/login?redirectTo=%2Fdashboard%2Fprofile');
    expect(await field('Verification code')).toBeVisible();
    expect(main().getByText(email)).toBeVisible();
    expect(window.location.pathname).toBe('/register');
    expect(window.location.search).toBe('?redirectTo=%2Fdashboard%2Fprofile');
  });

  it('tells an unverified user to verify first, and sends the announced code', async () => {
    const email = await unconfirmedPerson(world);
    const [first, mails] = [codeFor(world, email), world.mails.length];
    const user = await enterCredentials(email);
    expect(await screen.findByText('Please verify your email before logging in.')).toBeVisible();
    expect(screen.getByText(/^We’ve sent a code to/)).toBeVisible();
    expect(screen.getByText(/^You can ask for a new code in/)).toBeVisible();
    expect(world.calls.filter((call) => call === 'ResendConfirmationCode')).toHaveLength(1);
    expect(world.mails).toHaveLength(mails + 1);
    expect(codeFor(world, email)).not.toBe(first);
    await user.type(await field('Verification code'), codeFor(world, email));
    expect(await screen.findByText('Taking you to sign-in…')).toBeVisible();
  });

  it('doesn’t claim to have sent a code that couldn’t be sent, and offers to send one', async () => {
    const email = await unconfirmedPerson(world);
    world.fault('ResendConfirmationCode', 'limit', 3);
    const user = await enterCredentials(email);
    expect(await screen.findByText('Please verify your email before logging in.')).toBeVisible();
    expect(screen.getByText(/^We couldn’t send a code to/)).toBeVisible();
    expect(screen.queryByText(/^We’ve sent/)).toBeNull();
    expect(screen.queryByText(/^You can ask for a new code in/)).toBeNull();
    world.clearFaults();
    await user.click(await button('Send a new code'));
    expect(await screen.findByText(/^We’ve sent a code to/)).toBeVisible();
    expect(screen.getByText(/^You can ask for a new code in/)).toHaveFocus();
    await waitFor(() =>
      expect(window.history.state).toMatchObject({ usr: { notice: 'verification-sent' } }),
    );
  });

  it('names the signed-in user, if an earlier check had failed', async () => {
    const { email } = await signedInPerson(world);
    expireAccessToken();
    world.fault('GetTokensFromRefreshToken', 'network', 3);
    await enterCredentials(email);
    expect(await screen.findByRole('heading', { name: 'You’re already signed in' })).toBeVisible();
    expect(main().getByText(email)).toBeVisible();
  });

  describe('a sign-in in another tab', () => {
    const ALREADY = { name: 'You’re already signed in' };

    it('is noticed, and the screen names the signed-in user', async () => {
      const other = await otherTab(world);
      open('/login');
      await field('Email');
      other.signIn();
      expect(await screen.findByRole('heading', ALREADY)).toBeVisible();
      expect(main().getByText(other.email)).toBeVisible();
    });

    it('redirects immediately if there is a target', async () => {
      const other = await otherTab(world);
      open('/login?redirectTo=%2Fdashboard%2Fsubscription');
      await field('Email');
      other.signIn();
      expect(await screen.findByRole('heading', { name: 'Subscription' })).toBeVisible();
    });

    it('that turns out to be over loses no typed text', async () => {
      const other = await otherTab(world);
      const user = open('/login');
      await user.type(await field('Email'), 'ada@example.com');
      await user.type(await passwordField('Password'), PASSWORD);
      world.fault('GetTokensFromRefreshToken', 'network', 3);
      other.signIn();
      expireAccessToken();
      await waitFor(() => expect(world.calls).toContain('GetTokensFromRefreshToken'));
      await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com'));
      expect(await passwordField('Password')).toHaveValue(PASSWORD);
    });

    it('leaves a challenge open, until the user starts again', async () => {
      const other = await otherTab(world);
      const user = await enterCredentials(await registeredPerson(world));
      await field('Authenticator code');
      other.signIn();
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Login' })).toBeNull());
      expect(await field('Authenticator code')).toBeVisible();
      await user.click(await button('Back to sign in'));
      expect(await screen.findByRole('heading', ALREADY)).toBeVisible();
    });
  });

  it('signing out on it shows the form and a notice', async () => {
    await signedInPerson(world);
    const user = open('/login');
    await user.click(await button('Sign out'));
    expect(await button('Sign in')).toBeVisible();
    expect(await screen.findByText('You’ve signed out.')).toBeVisible();
    expect(window.location.pathname).toBe('/login');
  });
});
