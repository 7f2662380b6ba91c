import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { asSocialSession } from '../../../../setup/answers.ts';
import { holdAnswers } from '../../../../setup/held-answers.ts';
import { PASSWORD } from '../../../../setup/people.ts';
import { button, field, main, open, passwordField } from '../../../../setup/screen.tsx';
import { signedInPerson } from '../../../../setup/sign-in.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();
const NEW_PASSWORD = 'Battery-staple';

beforeEach(() => {
  userPool.signOut();
});

describe('the details', () => {
  it('shows the user’s details, with the email read-only', async () => {
    const { email } = await signedInPerson(world, 'Grace Brewster Hopper');
    open('/dashboard/profile');
    expect(await main().findByText('Grace Brewster Hopper')).toBeVisible();
    expect(screen.getByText('GH')).toBeInTheDocument();
    expect(await field('Full name')).toHaveValue('Grace Brewster Hopper');
    expect(await field('Email')).toHaveValue(email);
    expect(await field('Email')).toHaveAttribute('readonly');
  });

  it('saves a new name, trimmed', async () => {
    await signedInPerson(world, 'Ada Byron');
    const user = open('/dashboard/profile');
    const name = await field('Full name');
    await user.clear(name);
    await user.type(name, '  Ada Lovelace ');
    await user.click(await button('Save changes'));
    expect(await screen.findByText('Profile updated successfully.')).toBeVisible();
    expect(name).toHaveValue('Ada Lovelace');
    expect(screen.getByText('Saved')).toBeVisible();
    await user.type(name, 's');
    expect(screen.queryByText('Saved')).toBeNull();
    await user.keyboard('{Backspace}');
    for (const place of [
      screen.getByRole('main'),
      screen.getByRole('navigation', { name: 'Main' }),
    ]) {
      const [shown] = await within(place).findAllByText('Ada Lovelace');
      expect(shown).toBeVisible();
    }
    expect(await amplifyUserPool.profile()).toMatchObject({ value: { name: 'Ada Lovelace' } });
  });

  it('keeps text typed while a name is being saved', async () => {
    await signedInPerson(world, 'Ada');
    const user = open('/dashboard/profile');
    const name = await field('Full name');
    const answer = holdAnswers('UpdateUserAttributes');
    await user.type(name, ' Byron ');
    await user.click(await button('Save changes'));
    await user.type(name, 'King');
    answer.release();
    expect(await screen.findByText('Profile updated successfully.')).toBeVisible();
    expect(name).toHaveValue('Ada Byron King');
    expect(await main().findByText('Ada Byron')).toBeVisible();
  });
});

describe('the password', () => {
  it('is changed, and the fields are emptied', async () => {
    const { email } = await signedInPerson(world);
    const user = open('/dashboard/profile');
    await user.type(await passwordField('Current password'), PASSWORD);
    const typed = `${NEW_PASSWORD}-u\u0308`;
    await user.type(await passwordField('New password'), typed);
    await user.click(await button('Change password'));
    expect(await screen.findByText('Password updated successfully.')).toBeVisible();
    expect(await passwordField('Current password')).toHaveValue('');
    expect(await passwordField('New password')).toHaveValue('');
    expect(screen.getByText('Changed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign out other devices' })).toHaveAttribute(
      'href',
      '/dashboard/security#sessions',
    );
    userPool.signOut();
    expect(await amplifyUserPool.signIn(email, typed.normalize('NFC'))).toMatchObject({ ok: true });
  });

  const noCurrent = ['Current password', 'Enter your current password.'] as const;
  const noNew = ['New password', 'Choose a new password.'] as const;
  it.each([
    ['', '', [noCurrent, noNew]],
    [PASSWORD, '', [noNew]],
    ['', NEW_PASSWORD, [noCurrent]],
  ])('from %j to %j: both are required', async (oldPassword, newPassword, missing) => {
    await signedInPerson(world);
    const user = open('/dashboard/profile');
    if (oldPassword !== '') await user.type(await passwordField('Current password'), oldPassword);
    if (newPassword !== '') await user.type(await passwordField('New password'), newPassword);
    await user.click(await button('Change password'));
    expect(await passwordField(missing[0]?.[0] ?? '')).toHaveFocus();
    for (const [label, told] of missing) {
      expect(await passwordField(label)).toHaveAccessibleDescription(expect.stringContaining(told));
    }
    expect(world.calls).not.toContain('ChangePassword');
  });

  it('has to differ from the current one', async () => {
    await signedInPerson(world);
    const user = open('/dashboard/profile');
    await user.type(await passwordField('Current password'), PASSWORD);
    await user.type(await passwordField('New password'), `${PASSWORD}{Enter}`);
    const changed = await passwordField('New password');
    expect(changed).toHaveAccessibleDescription(
      expect.stringContaining('This is your current password. Choose another.'),
    );
    expect(changed).toHaveFocus();
    expect(world.calls).not.toContain('ChangePassword');
    await user.type(await passwordField('Current password'), 'x');
    expect(changed).toBeValid();
    await user.keyboard('{Backspace}');
    expect(changed).toBeInvalid();
  });

  it('says in the provider’s words and in ours that the current one is wrong, and what to do; selects it and keeps everything typed', async () => {
    await signedInPerson(world);
    const user = open('/dashboard/profile');
    await user.type(await passwordField('Current password'), 'Wrong-horse');
    await user.type(await passwordField('New password'), NEW_PASSWORD);
    await user.click(await button('Change password'));
    const said = await screen.findByText('Incorrect username or password.');
    expect(said.closest('[role=alert]')).toHaveTextContent(
      /^Incorrect username or password\. That isn’t your current password\. Forgotten it\? You can reset it by email\.$/,
    );
    const current = await passwordField('Current password');
    expect(current).toHaveFocus();
    expect(current).toBeInvalid();
    expect(current).toHaveAccessibleDescription(/That isn’t your current password\./);
    expect(screen.getByRole('link', { name: 'reset it by email' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
    expect(current).toHaveValue('Wrong-horse');
    expect(await passwordField('New password')).toHaveValue(NEW_PASSWORD);
  });

  it('can’t be changed in a social session', async () => {
    await signedInPerson(world);
    asSocialSession();
    open('/dashboard/profile');
    expect(await field('Full name')).toBeVisible();
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Password' })).toBeNull();
  });
});
