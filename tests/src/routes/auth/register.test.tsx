// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { codeFor, PASSWORD, registeredPerson } from '../../../setup/people.ts';
import { button, field, open, passwordField } from '../../../setup/screen.tsx';
import { signedInPerson } from '../../../setup/sign-in.ts';
import { useWorld } from '../../../setup/world.ts';

const world = useWorld();
const RULE =
  'Password must be at least 8 characters and include upper, lower, and special character.';

async function submitDetails(email: string, password = PASSWORD, name = 'Ada Lovelace') {
  const user = open('/register');
  await user.type(await field('Full name'), name);
  await user.type(await field('Email'), email);
  await user.type(await passwordField('Password'), password);
  await user.click(await button('Create account'));
  return user;
}

describe('/register', () => {
  it('asks nobody to register who is signed in', async () => {
    const { email } = await signedInPerson(world);
    open('/register');
    expect(await screen.findByRole('heading', { name: 'You’re already signed in' })).toBeVisible();
    expect(screen.getByText(email)).toBeVisible();
  });

  it('shows the rule before it is broken, ticks it off, and refuses a weak password', async () => {
    const user = await submitDetails('weak@example.com', 'abcdefg!');
    const password = await passwordField('Password');
    expect(await screen.findByText(RULE)).toBeVisible();
    await waitFor(() => expect(password).toHaveFocus());
    expect(world.calls).toEqual([]);
    expect(screen.getByText('an upper-case letter')).toHaveTextContent('still needed');
    await user.type(password, 'A');
    expect(screen.getByText('an upper-case letter')).toHaveTextContent('done');
    expect(await field('Email')).toHaveValue('weak@example.com');
  });

  it('takes the person from their details to the verification to /login, with the email', async () => {
    const user = await submitDetails('  New.Person@Example.com ');
    const code = await field('Verification code');
    expect(screen.getByText('new.person@example.com')).toBeVisible();
    const right = codeFor(world, 'new.person@example.com');
    await user.type(code, right === '000000' ? '000001' : '000000');
    expect(
      await screen.findByText('Invalid verification code provided, please try again.'),
    ).toBeVisible();
    await user.clear(code);
    await user.type(code, right);
    expect(
      await screen.findByText('✅ Account verified successfully! Redirecting to login...'),
    ).toBeVisible();
    expect(window.location.pathname).toBe('/register');
    expect(await screen.findByRole('button', { name: 'Sign in' }, { timeout: 3500 })).toBeVisible();
    expect(await field('Email')).toHaveValue('new.person@example.com');
  });

  it('says that an account exists, and keeps everything typed, the email on /login too', async () => {
    const email = await registeredPerson(world);
    const user = await submitDetails(email);
    expect(await screen.findByText('User already exists')).toBeVisible();
    expect(await field('Full name')).toHaveValue('Ada Lovelace');
    expect(await field('Email')).toHaveValue(email);
    expect(await passwordField('Password')).toHaveValue(PASSWORD);
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await field('Email')).toHaveValue(email);
  });

  it('lets a person go back to correct the email, with the rest kept', async () => {
    const user = await submitDetails('typo@example.con');
    await user.click(await button('Use a different email'));
    expect(await field('Full name')).toHaveValue('Ada Lovelace');
    expect(await field('Email')).toHaveValue('typo@example.con');
  });

  it('sends a new code after 30 seconds, not before, and says so', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const user = await submitDetails('late@example.com');
    expect(await screen.findByText('You can ask for a new code in 30 seconds.')).toBeVisible();
    act(() => void vi.advanceTimersByTime(29_000));
    expect(screen.getByText('You can ask for a new code in 1 second.')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1000));
    // However long the button has stood there.
    act(() => void vi.advanceTimersByTime(45_000));
    await user.click(await button('Send a new code'));
    const wait = await screen.findByText('You can ask for a new code in 30 seconds.');
    expect(wait).toHaveFocus();
    expect(world.calls.at(-1)).toBe('ResendConfirmationCode');
  });

  it.each([
    ['Terms', '/terms'],
    ['Privacy Policy', '/privacy'],
  ])('shows what one agrees to, beside what was typed: %s', async (name, path) => {
    open('/register');
    const link = await screen.findByRole('link', {
      name: new RegExp(`^${name} ?\\(opens in a new tab\\)$`),
    });
    expect(link).toHaveAttribute('href', path);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('says what is required when nothing was entered', async () => {
    const user = open('/register');
    await user.click(await button('Create account'));
    expect(await screen.findAllByText(/is required to signUp/)).toHaveLength(3);
    expect(await field('Full name')).toHaveFocus();
    expect(world.calls).toEqual([]);
  });
});
