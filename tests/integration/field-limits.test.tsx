import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fieldWords } from '#content/auth/fields.ts';
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

const { tooLong, passwordRule } = fieldWords;

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
    ['Full name', LONG_NAME, tooLong.name],
    ['Full name', '\u0301', fieldWords.required.name],
    ['Full name', 'Ada\u202Eecalevol', fieldWords.name.invisible],
    ['Full name', `A${'\u0301'.repeat(4)}da`, fieldWords.name.stackedMarks],
    ['Email', LONG_EMAIL, tooLong.email],
    ['Email', 'ada', fieldWords.email.invalid],
    ['Email', 'ada@example.com, eve@example.com', fieldWords.email.invalid],
    ['Email', 'zoë@bücher.example', fieldWords.email.unreachable],
    ['Password', LONG_PASSWORD, tooLong.password],
    ['Password', `${PASSWORD} `, passwordRule.outerSpace],
    ['Password', `${PASSWORD}\u200D`, passwordRule.invisible],
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
    await expectRefused('Full name', LONG_NAME, tooLong.name);
    expect(screen.getByText(fieldWords.required.email)).toBeVisible();
    expect(screen.getByText(passwordRule.message)).toBeVisible();
  });
});

describe('/reset-password', () => {
  it.each([
    [LONG_PASSWORD, tooLong.password],
    [` ${PASSWORD}`, passwordRule.outerSpace],
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
    [LONG_NAME, tooLong.name],
    ['Ada\u2067', fieldWords.name.invisible],
  ])('refuses the name %s', async (name, text) => {
    await personJustSignedIn(world);
    const person = at('/dashboard/profile');
    await fillIn(person, { 'Full name': name });
    await person.press('Save changes');
    await expectRefused('Full name', name, text);
    expect(world.calls).not.toContain('UpdateUserAttributes');
  });

  it.each([
    ['Current password', LONG_PASSWORD, tooLong.password],
    ['New password', LONG_PASSWORD, tooLong.password],
    ['New password', 'Battery-staple ', passwordRule.outerSpace],
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
    ['Full name', LONG_NAME, tooLong.name],
    ['Family name', LONG_NAME, tooLong.attribute],
    ['Family name', 'King\u202A', fieldWords.name.invisible],
    ['New password', LONG_PASSWORD, tooLong.password],
    ['New password', `${PASSWORD} `, passwordRule.outerSpace],
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
