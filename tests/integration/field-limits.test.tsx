import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { withoutAttributes } from '../setup/answers.ts';
import { codeFor, PASSWORD, registeredPerson } from '../setup/people.ts';
import { useHurry } from '../setup/hurry.ts';
import { personJustSignedIn } from '../setup/sign-in.ts';
import { personWith } from '../setup/sign-in-steps.ts';
import { useWorld } from '../setup/world.ts';
import { at, type Person } from './faults/at-the-screen.ts';

/** Values that the pool, a cookie or a mail server couldn't take are refused before they are sent, and stay in their field. */

const world = useWorld();
useHurry();

const NAME_TOO_LONG = 'Use up to 100 characters for your name. An emoji can count as several.';
const ATTRIBUTE_TOO_LONG = 'Use up to 100 characters here. An emoji can count as several.';
const EMAIL_TOO_LONG = 'Use an email address of up to 128 characters.';
const PASSWORD_TOO_LONG =
  'Use up to 256 characters for your password. An emoji counts as two or more.';

const NOT_AN_EMAIL = 'Enter a full email address, such as name@example.com.';
const UNREACHABLE =
  'Before the @, use only letters from a to z, digits and signs. Our emails can’t reach other addresses.';

const OUTER_SPACE = 'A password can’t begin or end with a space. Take the space out.';
const INVISIBLE =
  'There’s a character in it that can’t be seen, which other keyboards can’t type. Some emoji bring one. Type the password without it.';

const HIDDEN =
  'There’s a character in it that can’t be seen. Type it by hand instead of pasting it.';
const STACKED = 'Use at most three accents or other marks on a letter.';

const LONG_NAME = 'Ada '.repeat(500).trim();
const LONG_EMAIL = `${'e'.repeat(120)}@example.com`;
const LONG_PASSWORD = `Aa!${'a'.repeat(300)}`;

beforeEach(() => {
  world.calls.length = 0;
});

async function expectRefused(label: string, value: string, text: string): Promise<void> {
  expect(await screen.findByText(text)).toBeVisible();
  const field = screen.getByLabelText(label);
  expect(field).toHaveValue(value);
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(new RegExp(text.slice(0, 20)));
}

async function fillIn(person: Person, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await person.clear(label);
    await person.fill(label, value);
  }
}

const DETAILS = { 'Full name': 'Ada', Email: 'ada@example.com', Password: PASSWORD };

describe('/register', () => {
  it.each([
    ['Full name', LONG_NAME, NAME_TOO_LONG],
    ['Full name', '\u0301', 'Enter your name.'],
    ['Full name', 'Ada\u202Eecalevol', HIDDEN],
    ['Full name', `A${'\u0301'.repeat(4)}da`, STACKED],
    ['Email', LONG_EMAIL, EMAIL_TOO_LONG],
    ['Email', 'ada', NOT_AN_EMAIL],
    ['Email', 'ada@example.com, eve@example.com', NOT_AN_EMAIL],
    ['Email', 'zoë@bücher.example', UNREACHABLE],
    ['Password', LONG_PASSWORD, PASSWORD_TOO_LONG],
    ['Password', `${PASSWORD} `, OUTER_SPACE],
    ['Password', `${PASSWORD}\u200D`, INVISIBLE],
  ])('refuses the %s %s', async (label, value, text) => {
    const person = at('/register');
    await fillIn(person, { ...DETAILS, [label]: value });
    await person.press('Create account');
    await expectRefused(label, value, text);
    expect(world.calls).toEqual([]);
    if (label !== 'Password') return;
    await fillIn(person, { Password: PASSWORD });
    expect(screen.queryByText(text)).toBeNull();
  });

  it('reports every problem together, and focuses the first field', async () => {
    const person = at('/register');
    await fillIn(person, { 'Full name': LONG_NAME, Password: 'weak' });
    await person.press('Create account');
    await expectRefused('Full name', LONG_NAME, NAME_TOO_LONG);
    expect(screen.getByText('Enter your email.')).toBeVisible();
    expect(screen.getByText(/^Password must be at least 8 characters/)).toBeVisible();
  });
});

describe('/reset-password', () => {
  it.each([
    [LONG_PASSWORD, PASSWORD_TOO_LONG],
    [` ${PASSWORD}`, OUTER_SPACE],
  ])('refuses the new password %s, and keeps the code', async (password, text) => {
    const email = await registeredPerson(world);
    const person = at('/reset-password');
    await person.fill('Email', email);
    await person.press('Send reset code');
    await screen.findByLabelText('Verification code');
    const code = codeFor(world, email);
    world.calls.length = 0;
    await fillIn(person, { 'Verification code': code, 'New password': password });
    await person.press('Reset password');
    await expectRefused('New password', password, text);
    expect(screen.getByLabelText('Verification code')).toHaveValue(code);
    expect(world.calls).toEqual([]);
  });
});

describe('the profile', () => {
  it.each([
    [LONG_NAME, NAME_TOO_LONG],
    ['Ada\u2067', HIDDEN],
  ])('refuses the name %s', async (name, text) => {
    await personJustSignedIn(world);
    const person = at('/dashboard/profile');
    await fillIn(person, { 'Full name': name });
    await person.press('Save changes');
    await expectRefused('Full name', name, text);
    expect(world.calls).not.toContain('UpdateUserAttributes');
  });

  it.each([
    ['Current password', LONG_PASSWORD, PASSWORD_TOO_LONG],
    ['New password', LONG_PASSWORD, PASSWORD_TOO_LONG],
    ['New password', 'Battery-staple ', OUTER_SPACE],
  ])('refuses the %s %s', async (label, value, text) => {
    await personJustSignedIn(world);
    const person = at('/dashboard/profile');
    const typed = { 'Current password': PASSWORD, 'New password': 'Battery-staple' };
    await fillIn(person, { ...typed, [label]: value });
    await person.press('Change password');
    await expectRefused(label, value, text);
    expect(world.calls).not.toContain('ChangePassword');
  });
});

describe('a new password for an account made by an administrator', () => {
  it.each([
    ['Full name', LONG_NAME, NAME_TOO_LONG],
    ['Family name', LONG_NAME, ATTRIBUTE_TOO_LONG],
    ['Family name', 'King\u202A', HIDDEN],
    ['New password', LONG_PASSWORD, PASSWORD_TOO_LONG],
    ['New password', `${PASSWORD} `, OUTER_SPACE],
  ])('refuses the %s %s', async (label, value, text) => {
    const { email } = await personWith(world, 'temporary-password');
    withoutAttributes('name', 'family_name');
    const person = at('/login');
    await fillIn(person, { Email: email, Password: codeFor(world, email) });
    await person.press('Sign in');
    await screen.findByLabelText('Full name');
    world.calls.length = 0;
    const typed = { 'Full name': 'Ada', 'Family name': 'King', 'New password': PASSWORD };
    await fillIn(person, { ...typed, [label]: value });
    await person.press('Save and continue');
    await expectRefused(label, value, text);
    expect(world.calls).toEqual([]);
  });
});
