import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { withoutAttributes } from '../../../../setup/answers.ts';
import { codeFor } from '../../../../setup/people.ts';
import { button, field, open, passwordField } from '../../../../setup/screen.tsx';
import { personWith } from '../../../../setup/sign-in-steps.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();
const save = () => button('Save and continue');

beforeEach(() => {
  userPool.signOut();
});

async function atNewPassword(prepare = () => withoutAttributes('name')) {
  const { email } = await personWith(world, 'temporary-password');
  prepare();
  const user = open('/login');
  await user.type(await field('Email'), email);
  await user.type(await passwordField('Password'), codeFor(world, email));
  await user.click(await button('Sign in'));
  await passwordField('New password');
  return user;
}

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

describe('a pool that requires other attributes', () => {
  const atAttributes = () =>
    atNewPassword(() => withoutAttributes('name', 'family_name', 'phone_number', 'badge'));

  it('has a field for each, an unknown one by its name, and says what is missing', async () => {
    const user = await atAttributes();
    world.calls.length = 0;
    await user.type(await field('Full name'), 'Ada King');
    await user.click(await save());
    expect(await screen.findByText('Enter your family name.')).toBeVisible();
    expect(screen.getByText('Enter your phone number.')).toBeVisible();
    expect(await field('badge')).toHaveAccessibleDescription('Fill in this field.');
    expect(await field('Family name')).toHaveFocus();
    expect(world.calls).toEqual([]);
  });

  it('keeps everything typed when the pool refuses it, and can send it again', async () => {
    const user = await atAttributes();
    const typed = {
      'Full name': 'Ada King',
      'Family name': 'King',
      'Phone number': '12',
      badge: '7',
    };
    for (const [label, text] of Object.entries(typed)) await user.type(await field(label), text);
    await user.type(await passwordField('New password'), 'Another-horse');
    await user.click(await save());
    expect(await screen.findByText(/^Attributes did not conform to the schema/)).toBeVisible();
    for (const [label, text] of Object.entries(typed)) expect(await field(label)).toHaveValue(text);
    expect(await passwordField('New password')).toHaveValue('Another-horse');
  });

  it('continues once the pool has them', async () => {
    const user = await atNewPassword(() => withoutAttributes('family_name', 'phone_number'));
    expect(screen.queryByLabelText('Full name')).toBeNull();
    await user.type(await field('Family name'), ' King ');
    const phone = await field('Phone number');
    await user.type(phone, '07700 900123');
    await user.type(await passwordField('New password'), 'Another-horse');
    await user.click(await save());
    expect(await screen.findByText(/^That phone number isn’t accepted/)).toBeVisible();
    await user.clear(phone);
    await user.type(phone, '+447700900123');
    await user.click(await save());
    await field('Authenticator code');
    const users = Object.values(world.store.read().users);
    expect(users.map(({ attributes }) => attributes)).toContainEqual(
      expect.objectContaining({ family_name: 'King', phone_number: '+447700900123' }),
    );
  });
});
