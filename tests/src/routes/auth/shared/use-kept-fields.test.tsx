import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { enterCredentials } from '../../../../setup/login-screen.ts';
import {
  codeFor,
  PASSWORD,
  registeredPerson,
  unconfirmedPerson,
} from '../../../../setup/people.ts';
import { button, field, open, passwordField } from '../../../../setup/screen.tsx';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();
vi.setConfig({ testTimeout: 30_000 });

/** Reloads the page at the same history entry. */
function reload() {
  cleanup();
  const { pathname, search } = window.location;
  const state: unknown = window.history.state;
  const carried: unknown = Object(state).usr ?? null;
  return open(`${pathname}${search}`, carried);
}

it('/login keeps the email through a reload, but never the password', async () => {
  const user = open('/login');
  await user.type(await field('Email'), 'ada@example.com');
  await user.type(await passwordField('Password'), PASSWORD);
  await user.click(await button('Show password'));
  reload();
  expect(await field('Email')).toHaveValue('ada@example.com');
  expect(await passwordField('Password')).toHaveValue('');
  expect([...Object.values(sessionStorage), ...Object.values(localStorage)].join()).not.toContain(
    PASSWORD,
  );
});

const UNFINISHED = /^That sign-in wasn’t finished/;

it('a reload in the middle of a sign-in returns to the credentials with the email, and says why', async () => {
  const email = await registeredPerson(world);
  await enterCredentials(email);
  expect(await field('Authenticator code')).toBeVisible();
  expect(screen.queryByText(UNFINISHED)).toBeNull();
  reload();
  expect(await field('Email')).toHaveValue(email);
  expect(screen.getByText(UNFINISHED)).toBeVisible();
  expect(await passwordField('Password')).toHaveFocus();
  reload();
  await field('Email');
  expect(screen.queryByText(UNFINISHED)).toBeNull();
});

it('an email from another screen is shown, and text typed over it survives a reload', async () => {
  sessionStorage.setItem('app.tab.draft.sign-in', JSON.stringify({ email: 'old@example.com' }));
  const user = open('/login', { email: 'carried@example.com' });
  expect(await field('Email')).toHaveValue('carried@example.com');
  await user.clear(await field('Email'));
  await user.type(await field('Email'), 'typed@example.com');
  reload();
  expect(await field('Email')).toHaveValue('typed@example.com');
});

it('/reset-password starts with the email that was typed to sign in', async () => {
  const user = open('/login');
  await user.type(await field('Email'), 'ada@example.com');
  cleanup();
  open('/reset-password');
  expect(await field('Email')).toHaveValue('ada@example.com');
});

it('/register keeps the name and the email through a reload, but never the password', async () => {
  const user = open('/register?audience=business');
  await user.type(await field('Full name'), 'Ada Lovelace');
  await user.type(await field('Email'), 'ada@example.com');
  await user.type(await passwordField('Password'), PASSWORD);
  reload();
  expect(await field('Full name')).toHaveValue('Ada Lovelace');
  expect(await field('Email')).toHaveValue('ada@example.com');
  expect(await passwordField('Password')).toHaveValue('');
  expect(Object.values(sessionStorage).join()).not.toContain(PASSWORD);
});

it('/register drops the draft once the email is verified', async () => {
  const email = await unconfirmedPerson(world);
  const kept = { name: 'Ada Lovelace', email };
  sessionStorage.setItem('app.tab.draft.register', JSON.stringify(kept));
  const user = open('/register', { email, awaitingCode: true });
  await user.type(await field('Verification code'), codeFor(world, email));
  expect(await screen.findByText('Taking you to sign-in…')).toBeVisible();
  await waitFor(() => expect(sessionStorage.getItem('app.tab.draft.register')).toBeNull());
});
