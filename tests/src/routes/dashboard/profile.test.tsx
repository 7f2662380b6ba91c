// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { answerInstead, asSocialSession } from '../../../setup/answers.ts';
import { authenticator, PASSWORD } from '../../../setup/people.ts';
import { button, field, open, passwordField } from '../../../setup/screen.tsx';
import { signedInPerson } from '../../../setup/sign-in.ts';
import { useWorld } from '../../../setup/world.ts';

const world = useWorld();
const NEW_PASSWORD = 'Battery-staple';

beforeEach(async () => {
  await amplifyUserPool.signOut();
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));

/** The alert that says this, once it has the focus. */
async function focusedAlert(text: string | RegExp): Promise<void> {
  const alert = (await screen.findByText(text, {}, { timeout: 3000 })).closest('[role=alert]');
  expect(alert).toHaveFocus();
}

describe('the details', () => {
  it('shows who is signed in, with the email read-only', async () => {
    const { email } = await signedInPerson(world, 'Grace Brewster Hopper');
    open('/dashboard/profile');
    expect(await screen.findByText('Grace Brewster Hopper')).toBeVisible();
    expect(screen.getByText('GH')).toBeInTheDocument();
    expect(await field('Full name')).toHaveValue('Grace Brewster Hopper');
    expect(await field('Email')).toHaveValue(email);
    expect(await field('Email')).toHaveAttribute('readonly');
  });

  it('saves another name, trimmed', async () => {
    await signedInPerson(world, 'Ada Byron');
    const user = open('/dashboard/profile');
    const name = await field('Full name');
    await user.clear(name);
    await user.type(name, '  Ada Lovelace ');
    await user.click(await button('Save changes'));
    expect(await screen.findByText('Profile updated successfully.')).toBeVisible();
    expect(name).toHaveValue('Ada Lovelace');
    expect(screen.getByText('Ada Lovelace')).toBeVisible();
    expect(await amplifyUserPool.profile()).toMatchObject({ value: { name: 'Ada Lovelace' } });
  });

  it('asks for a name, and asks the pool nothing', async () => {
    await signedInPerson(world);
    const user = open('/dashboard/profile');
    await user.clear(await field('Full name'));
    await user.click(await button('Save changes'));
    expect(await field('Full name')).toHaveFocus();
    expect(await field('Full name')).toHaveAccessibleDescription(/Enter your full name\./);
    expect(world.calls).not.toContain('UpdateUserAttributes');
  });

  it.each([
    ['network', /^Error updating profile: We can’t reach/],
    ['html', /^Error updating profile: The sign-in service isn’t answering/],
    ['limit', 'Error updating profile: Attempt limit exceeded, please try after some time.'],
  ] as const)('%s: says so, keeps what was typed, and saves it then', async (fault, text) => {
    await signedInPerson(world);
    const user = open('/dashboard/profile');
    const name = await field('Full name');
    await user.type(name, ' King');
    world.fault('UpdateUserAttributes', fault, 3);
    await user.click(await button('Save changes'));
    await focusedAlert(text);
    expect(name).toHaveValue('Ada Lovelace King');
    world.clearFaults();
    await user.click(await button('Save changes'));
    expect(await screen.findByText('Profile updated successfully.')).toBeVisible();
  });
});

describe('the password', () => {
  it('is changed, and the fields are emptied', async () => {
    const { email } = await signedInPerson(world);
    const user = open('/dashboard/profile');
    await user.type(await passwordField('Current password'), PASSWORD);
    await user.type(await passwordField('New password'), NEW_PASSWORD);
    await user.click(await button('Change password'));
    expect(await screen.findByText('Password updated successfully.')).toBeVisible();
    expect(await passwordField('Current password')).toHaveValue('');
    expect(await passwordField('New password')).toHaveValue('');
    await amplifyUserPool.signOut();
    expect(await amplifyUserPool.signIn(email, NEW_PASSWORD)).toMatchObject({ ok: true });
  });

  it.each([
    ['', '', 'Current password'],
    [PASSWORD, '', 'New password'],
    ['', NEW_PASSWORD, 'Current password'],
  ])('from %j to %j: both are required', async (oldPassword, newPassword, focused) => {
    await signedInPerson(world);
    const user = open('/dashboard/profile');
    const [current, next] = [
      await passwordField('Current password'),
      await passwordField('New password'),
    ];
    if (oldPassword !== '') await user.type(current, oldPassword);
    if (newPassword !== '') await user.type(next, newPassword);
    await user.click(await button('Change password'));
    expect(
      screen.getByText('oldPassword and newPassword are required to changePassword'),
    ).toBeVisible();
    expect(await passwordField(focused)).toHaveFocus();
    expect(world.calls).not.toContain('ChangePassword');
  });

  it('is held to the rule', async () => {
    await signedInPerson(world);
    const user = open('/dashboard/profile');
    await user.type(await passwordField('Current password'), PASSWORD);
    await user.type(await passwordField('New password'), 'weak');
    await user.click(await button('Change password'));
    expect(
      screen.getByText(
        'Password must be at least 8 characters and include upper, lower, and special character.',
      ),
    ).toBeVisible();
    expect(await passwordField('New password')).toHaveFocus();
  });

  it('says that the current one is wrong, in the provider’s words, and keeps what was typed', async () => {
    await signedInPerson(world);
    const user = open('/dashboard/profile');
    await user.type(await passwordField('Current password'), 'Wrong-horse');
    await user.type(await passwordField('New password'), NEW_PASSWORD);
    await user.click(await button('Change password'));
    await focusedAlert('Incorrect username or password.');
    expect(await passwordField('Current password')).toHaveValue('Wrong-horse');
    expect(await passwordField('New password')).toHaveValue(NEW_PASSWORD);
  });

  it('is nothing that a social session can change', async () => {
    await signedInPerson(world);
    asSocialSession();
    open('/dashboard/profile');
    expect(await field('Full name')).toBeVisible();
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Password' })).toBeNull();
  });
});

describe('multi-factor authentication', () => {
  it('says None without a method', async () => {
    await signedInPerson(world);
    await amplifyUserPool.preferSoftwareToken();
    answerInstead({
      GetUser: async (next) => {
        const user: unknown = await (await next()).json();
        return Response.json({ ...Object(user), UserMFASettingList: [], PreferredMfaSetting: '' });
      },
    });
    open('/dashboard/profile');
    expect((await section('Multi-factor authentication')).getByText('None')).toBeVisible();
  });

  it('replaces the authenticator, and the old one works until then', async () => {
    const { email, secret } = await signedInPerson(world);
    const user = open('/dashboard/profile');
    const mfa = await section('Multi-factor authentication');
    expect(mfa.getByText('Authenticator app')).toBeVisible();
    expect(mfa.getByText('✓ preferred')).toBeVisible();
    await user.click(mfa.getByRole('button', { name: 'Replace Authenticator App' }));
    expect(await mfa.findByText(/current authenticator keeps working/)).toBeVisible();
    expect(mfa.getByRole('heading', { name: 'Set up the new app' })).toHaveFocus();
    expect(await mfa.findByRole('img', { name: /QR code/ })).toHaveAttribute('width', '180');
    const link = mfa.getByRole('link', { name: 'Open in an app on this device' });
    const next = new URL(link.getAttribute('href') ?? '').searchParams.get('secret') ?? '';
    expect(next).not.toBe(secret);

    await user.click(mfa.getByRole('button', { name: 'Verify Authenticator App' }));
    expect(await mfa.findByText('code is required to verifyTotpSetup')).toBeVisible();
    const code = mfa.getByRole('textbox', { name: 'Code from the new app' });
    expect(code).toHaveFocus();
    const right = authenticator(next)();
    await user.type(code, right === '000000' ? '000001' : '000000');
    await focusedAlert(/^Error confirming code: Code mismatch\./);
    await user.clear(code);
    await user.type(code, right);
    expect(await screen.findByText('Authenticator app setup successfully!')).toBeVisible();
    expect(mfa.getByText(/Codes from the old one no longer work/)).toHaveFocus();
    expect(mfa.getByRole('button', { name: 'Replace Authenticator App' })).toBeVisible();
    await waitFor(() => expect(world.calls.at(-1)).toBe('GetUser'));

    await amplifyUserPool.signOut();
    await amplifyUserPool.signIn(email, PASSWORD);
    const later = Date.now() + 30_000;
    expect(
      await amplifyUserPool.answerChallenge(email, { response: authenticator(secret)(later) }),
    ).toMatchObject({ ok: false });
    expect(
      await amplifyUserPool.answerChallenge(email, { response: authenticator(next)(later) }),
    ).toMatchObject({ ok: true });
  });

  it('can be cancelled, with the focus back where it was', async () => {
    await signedInPerson(world);
    world.calls.length = 0;
    const user = open('/dashboard/profile');
    await user.click(await button('Replace Authenticator App'));
    await user.click(await button('Cancel'));
    expect(await button('Replace Authenticator App')).toHaveFocus();
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    expect(world.calls).not.toContain('VerifySoftwareToken');
  });

  it('says that it could not start, and what else was typed stays', async () => {
    await signedInPerson(world);
    const user = open('/dashboard/profile');
    await user.type(await field('Full name'), ' King');
    world.fault('AssociateSoftwareToken', 'network', 3);
    await user.click(await button('Replace Authenticator App'));
    await focusedAlert(/^Error starting authenticator app setup: We can’t reach/);
    expect(await field('Full name')).toHaveValue('Ada Lovelace King');
  });
});

describe('loading', () => {
  it('says what failed, and loads on request', async () => {
    const { email } = await signedInPerson(world);
    await amplifyUserPool.preferSoftwareToken();
    world.fault('GetUser', 'html', 2);
    const user = open('/dashboard/profile');
    await focusedAlert(/^We couldn’t load your profile\./);
    world.clearFaults();
    await user.click(await button('Try again'));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(await screen.findByText(email)).toBeVisible();
  });
});
