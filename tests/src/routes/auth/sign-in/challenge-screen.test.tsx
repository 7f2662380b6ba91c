import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SignInTrait } from '#local/user-pool/trait-names.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { answerInstead } from '../../../../setup/answers.ts';
import { holdAnswers } from '../../../../setup/held-answers.ts';
import { enterCredentials } from '../../../../setup/login-screen.ts';
import { authenticator, codeFor, PASSWORD } from '../../../../setup/people.ts';
import { button, field, passwordField } from '../../../../setup/screen.tsx';
import { signedInPerson } from '../../../../setup/sign-in.ts';
import { userPoolSettled } from '../../../../setup/user-pool-settled.ts';
import { useWorld } from '../../../../setup/world.ts';

/** Every challenge that the console can set for a user, reached and passed on the screen. */

const world = useWorld();
const NEXT_STEP = 30_000;

beforeEach(async () => {
  await userPool.signOut();
});

interface Met {
  user: UserEvent;
  email: string;
  /** An unused code of their authenticator. */
  code: () => string;
}

async function meet(trait: SignInTrait, password = PASSWORD): Promise<Met> {
  const { email, secret } = await signedInPerson(world);
  await userPool.signOut();
  await world.pool.setTrait(email, trait);
  const used = trait === 'temporary-password' ? codeFor(world, email) : password;
  const user = await enterCredentials(email, used);
  return { user, email, code: () => authenticator(secret)(Date.now() + NEXT_STEP) };
}

const texted = () => world.mails.findLast(({ subject }) => subject === 'Text message')?.code ?? '';
const MFA_VERIFIED = '✅ MFA verified. Redirecting...';
const done = () => screen.findByText(MFA_VERIFIED);

/** The sign-in redirects immediately: the MFA success belongs to the authenticator's code. */
async function expectNoMfaSuccess(): Promise<void> {
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/profile'));
  expect(screen.queryByText(MFA_VERIFIED)).toBeNull();
  expect(world.calls).not.toContain('SetUserMFAPreference');
}

describe('every challenge has a screen that continues the sign-in', () => {
  it('a code of the authenticator', async () => {
    const { user, code } = await meet('default');
    expect(await screen.findByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/support?topic=lost-authenticator',
    );
    const input = await field('Authenticator code');
    await user.type(input, code() === '000000' ? '000001' : '000000');
    expect(await screen.findByText('Invalid code. Please try again.')).toBeVisible();
    expect(input).toHaveAccessibleDescription(
      expect.stringContaining('Codes change every 30 seconds. Enter the newest.'),
    );
    await user.type(input, code());
    expect(await done()).toBeVisible();
    expect(world.calls).toContain('SetUserMFAPreference');
  });

  it('a code by text message', async () => {
    const { user } = await meet('sms-factor');
    const input = await field('Code from the text message');
    expect(screen.getByText(/We’ve sent a code by text message to \+\*+\d{4}\./)).toBeVisible();
    expect(screen.getByText(/^No code after a minute\?/)).toBeVisible();
    await user.type(input, texted());
    await user.click(await button('Verify'));
    await expectNoMfaSuccess();
  });

  it('a code by email', async () => {
    const { user, email } = await meet('email-factor');
    await user.type(await field('Code from the email'), codeFor(world, email));
    await user.click(await button('Verify'));
    await expectNoMfaSuccess();
  });

  it('a choice of second factors', async () => {
    const { user } = await meet('choice-of-factors');
    await user.click(await screen.findByRole('radio', { name: 'A code by text message' }));
    await user.click(await button('Continue'));
    await user.type(await field('Code from the text message'), texted());
    await user.click(await button('Verify'));
    await expectNoMfaSuccess();
  });

  it('a choice of what to set up, then the address for codes by email', async () => {
    const { user } = await meet('choice-of-set-up');
    await user.click(await screen.findByRole('radio', { name: 'A code by email' }));
    await user.click(await button('Continue'));
    await user.type(await field('Email'), 'codes@example.com');
    await user.click(await button('Continue'));
    await user.type(await field('Code from the email'), codeFor(world, 'codes@example.com'));
    await user.click(await button('Verify'));
    await expectNoMfaSuccess();
  });

  it('a choice of what to set up, then an authenticator', async () => {
    const { user } = await meet('choice-of-set-up');
    await user.click(await screen.findByRole('radio', { name: 'An authenticator app' }));
    await user.click(await button('Continue'));
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
  });

  it('a step that takes the focused control away puts the focus on its heading', async () => {
    await meet('choice-of-set-up');
    expect(await screen.findByRole('heading', { name: 'Choose how to continue' })).toHaveFocus();
  });

  it('a custom question of the organisation', async () => {
    const { user } = await meet('custom-challenge');
    const input = await field('Your answer');
    await user.type(input, 'no idea');
    await user.click(await button('Continue'));
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(input).toHaveValue('no idea');
  });

  it('a second question: its field is empty, and its heading has the focus', async () => {
    const { user } = await meet('custom-challenge');
    await user.type(await field('Your answer'), 'Rex');
    const ChallengeParameters = { prompt: 'What was your second pet called?' };
    answerInstead({
      RespondToAuthChallenge: () =>
        Response.json({ ChallengeName: 'CUSTOM_CHALLENGE', Session: 'next', ChallengeParameters }),
    });
    await user.keyboard('{Enter}');
    expect(await screen.findByText(ChallengeParameters.prompt)).toBeVisible();
    expect(await field('Your answer')).toHaveValue('');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('a new password in place of a temporary one', async () => {
    const { user, code } = await meet('temporary-password');
    await user.type(await passwordField('New password'), 'weak');
    await user.click(await button('Save and continue'));
    expect(await screen.findByText(/Password must be at least 8 characters/)).toBeVisible();
    await user.clear(await passwordField('New password'));
    await user.type(await passwordField('New password'), 'Another-horse');
    await user.click(await button('Save and continue'));
    await user.type(await field('Authenticator code'), code());
    expect(await done()).toBeVisible();
  });

  it('the password again', async () => {
    const { user, code } = await meet('password-again');
    await screen.findByRole('heading', { name: 'Enter your password' });
    await user.type(await passwordField('Password'), PASSWORD);
    await user.click(await button('Continue'));
    await user.type(await field('Authenticator code'), code());
    expect(await done()).toBeVisible();
  });

  it.each([
    ['A code by email', 'Code from the email', (email: string) => codeFor(world, email)],
    ['A code by text message', 'Code from the text message', texted],
  ])('%s as the first factor, which has eight digits and is sent by the button', async (...row) => {
    const [choice, label, sent] = row;
    const { user, email } = await meet('first-factor-choice');
    await user.click(await screen.findByRole('radio', { name: choice }));
    await user.click(await button('Continue'));
    const input = await field(label);
    const code = sent(email);
    expect(code).toMatch(/^\d{8}$/);
    expect(input).not.toHaveAccessibleDescription(/6/);
    await user.type(input, code);
    expect(input).toHaveValue(code);
    await user.click(await button('Verify'));
    await expectNoMfaSuccess();
  });

  it('a refused code that was sent: typing begins the next one, however long', async () => {
    const { user } = await meet('sms-factor');
    const input = await field('Code from the text message');
    await user.type(input, texted() === '000000' ? '000001' : '000000');
    await user.click(await button('Verify'));
    expect(await screen.findByText('Invalid code. Please try again.')).toBeVisible();
    await user.type(input, '12345678');
    expect(input).toHaveValue('12345678');
  });

  it('a password that must be reset: redirects there, with the email and the reason', async () => {
    const { email } = await meet('password-reset-required');
    await waitFor(() => expect(window.location.pathname).toBe('/reset-password'));
    expect(await field('Email')).toHaveValue(email);
  });

  it('an unverified email: redirects to the verification', async () => {
    await meet('unconfirmed');
    expect(await field('Verification code')).toBeVisible();
  });

  it('a disabled account: has the fixed message', async () => {
    await meet('disabled');
    expect(await screen.findByText('Incorrect email or password.')).toBeVisible();
  });

  it('can be left for another account', async () => {
    const { user } = await meet('sms-factor');
    await user.click(await button('Back to sign in'));
    expect(await button('Sign in')).toBeVisible();
  });

  it('sends an answer once, however often Enter is pressed', async () => {
    const { user } = await meet('custom-challenge');
    await user.type(await field('Your answer'), 'no idea');
    const answer = holdAnswers('RespondToAuthChallenge');
    await user.keyboard('{Enter}');
    await button('Checking…');
    await user.keyboard('{Enter}');
    answer.release();
    expect(await button('Continue')).toBeVisible();
    await userPoolSettled();
    expect(answer.asked()).toBe(1);
  });

  it('can’t be left while an answer is awaited, which would continue the old account’s sign-in', async () => {
    const { user } = await meet('sms-factor');
    const answer = holdAnswers('RespondToAuthChallenge');
    await user.type(await field('Code from the text message'), texted());
    await user.click(await button('Verify'));
    await user.click(await button('Back to sign in'));
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
    answer.release();
    await expectNoMfaSuccess();
  });
});
