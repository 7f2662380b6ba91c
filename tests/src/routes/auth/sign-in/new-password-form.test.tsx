import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { withoutName } from '../../../../setup/answers.ts';
import { codeFor } from '../../../../setup/people.ts';
import { button, field, open, passwordField } from '../../../../setup/screen.tsx';
import { personWith } from '../../../../setup/sign-in-steps.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();
const save = () => button('Save and continue');

beforeEach(async () => {
  await userPool.signOut();
});

async function atNewPassword(prepare = withoutName) {
  const { email } = await personWith(world, 'temporary-password');
  prepare();
  const user = open('/login');
  await user.type(await field('Email'), email);
  await user.type(await passwordField('Password'), codeFor(world, email));
  await user.click(await button('Sign in'));
  await passwordField('New password');
  return user;
}

it('returns the focus to the empty field on every attempt, the second too', async () => {
  const user = await atNewPassword(() => undefined);
  for (const _ of ['first', 'second']) {
    await user.click(await save());
    expect(await screen.findByText('Choose a password.')).toBeVisible();
    expect(await passwordField('New password')).toHaveFocus();
  }
});

it('says everything that is missing, and focuses the first field', async () => {
  const user = await atNewPassword();
  await user.click(await save());
  expect(await screen.findByText('Enter your name.')).toBeVisible();
  expect(screen.getByText('Choose a password.')).toBeVisible();
  expect(await field('Full name')).toHaveFocus();
});

it('asks for the name that the user pool doesn’t have, keeps the password, and sends both', async () => {
  const user = await atNewPassword();
  await user.type(await passwordField('New password'), 'Another-horse');
  await user.click(await save());
  expect(await screen.findByText('Enter your name.')).toBeVisible();
  expect(screen.queryByText('Choose a password.')).toBeNull();
  expect(await passwordField('New password')).toHaveValue('Another-horse');
  await user.type(await field('Full name'), ' Ada King ');
  await user.click(await save());
  await field('Authenticator code');
  const users = Object.values(world.store.read().users);
  expect(users.map(({ attributes }) => attributes['name'])).toContain('Ada King');
});

it('drops the pool’s refusal once the next attempt is refused here', async () => {
  const user = await atNewPassword();
  await user.type(await field('Full name'), 'Ada King');
  await user.type(await passwordField('New password'), 'Another-horse');
  world.fault('RespondToAuthChallenge', 'limit', 3);
  await user.click(await save());
  const refusal = 'Attempt limit exceeded, please try after some time.';
  expect(await screen.findByText(refusal)).toBeVisible();
  await user.clear(await field('Full name'));
  await user.click(await save());
  expect(await screen.findByText('Enter your name.')).toBeVisible();
  expect(screen.queryByText(refusal)).toBeNull();
});
