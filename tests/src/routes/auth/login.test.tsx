// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import {
  authenticator,
  PASSWORD,
  registeredPerson,
  unconfirmedPerson,
} from '../../../setup/people.ts';
import { expireAccessToken } from '../../../setup/expired-token.ts';
import { button, field, open, passwordField } from '../../../setup/screen.tsx';
import { signedInPerson } from '../../../setup/sign-in.ts';
import { useWorld } from '../../../setup/world.ts';

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

describe('/login', () => {
  it.each([
    ['', '', ['username is required to signIn']],
    ['ada@example.com', '', ['password is required to signIn']],
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

  it('says so when the password is wrong, keeps what was typed, and takes the right one', async () => {
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

  it('makes a new person set up an authenticator, takes a spaced code, and goes on', async () => {
    const email = await registeredPerson(world, 'Grace Hopper');
    const user = await enterCredentials(email);
    const link = await screen.findByRole('link', { name: 'Open in an app on this device' });
    const uri = new URL(link.getAttribute('href') ?? '');
    expect(uri.searchParams.get('issuer')).toBe('Lureproof');
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
    expect(await screen.findByText('Grace Hopper')).toBeVisible();
  });

  it('says that a code is wrong, keeps it, and takes the next', async () => {
    const email = await registeredPerson(world);
    const user = await enterCredentials(email);
    const input = await field('Authenticator code');
    await user.type(input, '000000');
    expect(await screen.findByText('Invalid code. Please try again.')).toBeVisible();
    expect(input).toHaveValue('000000');
    const link = await screen.findByRole('link', { name: 'Open in an app on this device' });
    const secret = new URL(link.getAttribute('href') ?? '').searchParams.get('secret') ?? '';
    await user.type(input, authenticator(secret)());
    expect(await screen.findByText('✅ MFA verified. Redirecting...')).toBeVisible();
  });

  it('returns to the credentials, with the email and the reason, when the session has run out', async () => {
    const email = await registeredPerson(world);
    const user = await enterCredentials(email);
    const input = await field('Authenticator code');
    world.advance(3 * MINUTE + 1000);
    await user.type(input, '123456');
    expect(await screen.findByText(/longer than 3 minutes/)).toBeVisible();
    expect(await field('Email')).toHaveValue(email);
    world.advance(-(3 * MINUTE + 1000));
  });

  it('leads an unverified person to the verification step, with the email', async () => {
    const email = await unconfirmedPerson(world);
    await enterCredentials(email, PASSWORD, '/login?redirectTo=%2Fdashboard%2Fprofile');
    expect(await field('Verification code')).toBeVisible();
    expect(screen.getByText(email)).toBeVisible();
    expect(window.location.pathname).toBe('/register');
    expect(window.location.search).toBe('?redirectTo=%2Fdashboard%2Fprofile');
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

  it('shows who is signed in, where that could not be found out before', async () => {
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
