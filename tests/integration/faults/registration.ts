import { codeFor, PASSWORD, registeredPerson, unconfirmedPerson } from '../../setup/people.ts';
import type { World } from '../../setup/world.ts';
import type { Action } from './action.ts';
import { at, halfAMinutePasses } from './at-the-screen.ts';

const CODE_SENT = '✅ Verification code sent to your email.';
let newcomers = 0;

async function verifying(world: World) {
  const email = await unconfirmedPerson(world);
  return { email, person: at('/register', { email, awaitingCode: true }) };
}

/** A code has been requested, and the screen waits for it. */
async function resetting(world: World) {
  const email = await registeredPerson(world);
  const person = at('/reset-password');
  await person.fill('Email', email);
  await person.press('Send reset code');
  await person.fill('Verification code', '123456');
  return { email, person };
}

export const registration: Action[] = [
  {
    operation: 'SignUp',
    at: 'creating an account',
    kind: 'signed-out',
    waiting: 'Creating your account…',
    retry: 'Create account',
    done: 'Check your email',
    arrange: async () => {
      newcomers += 1;
      const email = `newcomer${newcomers}@example.com`;
      const person = at('/register');
      await person.fill('Full name', 'Ada Lovelace');
      await person.fill('Email', email);
      await person.fill('Password', PASSWORD);
      return {
        act: () => person.press('Create account'),
        typed: { 'Full name': 'Ada Lovelace', Email: email, Password: PASSWORD },
      };
    },
  },
  {
    operation: 'ConfirmSignUp',
    at: 'verifying the email',
    kind: 'signed-out',
    waiting: 'Checking the code…',
    retry: 'Verify',
    done: '✅ Account verified successfully! Redirecting to login...',
    arrange: async (world) => {
      const { email, person } = await verifying(world);
      const code = codeFor(world, email);
      return {
        act: () => person.fill('Verification code', code),
        typed: { 'Verification code': code },
      };
    },
  },
  {
    operation: 'ResendConfirmationCode',
    at: 'asking for a new code',
    kind: 'signed-out',
    waiting: 'Sending…',
    retry: 'Send a new code',
    done: CODE_SENT,
    arrange: async (world) => {
      const { person } = await verifying(world);
      await person.fill('Verification code', '123');
      await halfAMinutePasses();
      return {
        act: () => person.press('Send a new code'),
        typed: { 'Verification code': '123' },
      };
    },
  },
];

export const passwordReset: Action[] = [
  {
    operation: 'ForgotPassword',
    at: 'asking for a reset code',
    kind: 'signed-out',
    waiting: 'Sending…',
    retry: 'Send reset code',
    done: 'Choose a new password',
    arrange: async (world) => {
      const email = await registeredPerson(world);
      const person = at('/reset-password');
      await person.fill('Email', email);
      return { act: () => person.press('Send reset code'), typed: { Email: email } };
    },
  },
  {
    operation: 'ForgotPassword',
    at: 'asking for another reset code',
    kind: 'signed-out',
    waiting: 'Sending…',
    retry: 'Send a new code',
    done: /^You can ask for a new code in (30|29) seconds/,
    arrange: async (world) => {
      const { person } = await resetting(world);
      await person.fill('New password', PASSWORD);
      await halfAMinutePasses();
      return {
        act: () => person.press('Send a new code'),
        typed: { 'Verification code': '123456', 'New password': PASSWORD },
      };
    },
  },
  {
    operation: 'ConfirmForgotPassword',
    at: 'setting a new password',
    kind: 'signed-out',
    waiting: 'Resetting…',
    retry: 'Reset password',
    done: '✅ Password reset successful! Redirecting...',
    arrange: async (world) => {
      const { email, person } = await resetting(world);
      const code = codeFor(world, email);
      await person.clear('Verification code');
      await person.fill('Verification code', code);
      await person.fill('New password', PASSWORD);
      return {
        act: () => person.press('Reset password'),
        typed: { 'Verification code': code, 'New password': PASSWORD },
      };
    },
  },
];
