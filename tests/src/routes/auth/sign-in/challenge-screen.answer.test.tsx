import { otherCode } from '../../../../setup/other-code.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { answerInstead } from '../../../../setup/answers.ts';
import { useChallenges } from '../../../../setup/challenges.ts';
import { holdAnswers } from '../../../../setup/held-answers.ts';
import { PASSWORD } from '../../../../setup/people.ts';
import { button, field, passwordField } from '../../../../setup/screen.tsx';
import { userPoolSettled } from '../../../../setup/user-pool-settled.ts';

/** Answering and leaving challenges: the focus, the next answer, and the wait for a response. */

/** The local user pool's own, which is the label of its answer. */
const QUESTION = /^What is \d+ plus \d+/;

const { meet, texted, expectNoMfaSuccess } = useChallenges();

describe('every challenge has a screen that continues the sign-in', () => {
  it('a step that removes the focused control focuses its heading', async () => {
    await meet('choice-of-set-up');
    expect(await screen.findByRole('heading', { name: 'Protect your account' })).toHaveFocus();
  });

  it('a second question: its field is empty, and its heading has the focus', async () => {
    const { user } = await meet('custom-challenge');
    await user.type(await field(QUESTION), 'Rex');
    const ChallengeParameters = { prompt: 'What was your second pet called?' };
    answerInstead({
      RespondToAuthChallenge: () =>
        Response.json({ ChallengeName: 'CUSTOM_CHALLENGE', Session: 'next', ChallengeParameters }),
    });
    await user.keyboard('{Enter}');
    expect(await field(ChallengeParameters.prompt)).toHaveValue('');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it.each([
    ['an authenticator code', 'default', 'Enter your code', 'Authenticator code'],
    ['a texted code', 'sms-factor', 'Check your phone', 'Code from the text message'],
    ['an emailed code', 'email-factor', 'Check your email', 'Code from the email'],
    ['an answer', 'custom-challenge', 'Answer a question', QUESTION],
    ['a password', 'password-again', 'Enter your password', 'Password'],
  ] as const)(
    '%s that is refused is kept, selected, and typed over',
    async (_, trait, on, label) => {
      const { user } = await meet(trait);
      await screen.findByRole('heading', { name: on });
      const input = screen.getByLabelText(label);
      await user.type(input, '000000{Enter}');
      await waitFor(() => expect(input).toBeInvalid());
      expect(input).toHaveFocus();
      expect(input).toHaveValue('000000');
      await user.keyboard('12');
      expect(input).toHaveValue('12');
    },
  );

  it('a refused emailed code: typing starts the next one, whatever its length', async () => {
    const { user } = await meet('sms-factor');
    const input = await field('Code from the text message');
    await user.type(input, otherCode(texted()));
    await user.click(await button('Verify'));
    expect(await screen.findByText('Invalid code. Please try again.')).toBeVisible();
    await user.type(input, '12345678');
    expect(input).toHaveValue('12345678');
  });

  it('an email is sent in lower case, as by every form, and shown whole as where the code went', async () => {
    const { user } = await meet('email-set-up');
    const bodies: unknown[] = [];
    const through = globalThis.fetch;
    vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
      bodies.push(init?.body);
      return through(input, init);
    });
    await user.type(await field('Email for codes'), 'Codes@Example.COM');
    await user.click(await button('Send code'));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    expect(bodies).toContainEqual(expect.stringContaining('"EMAIL":"codes@example.com"'));
    expect(screen.getByText('codes@example.com')).toBeVisible();
  });

  it('a mistyped address for codes: signing in again asks for it again', async () => {
    const { user } = await meet('email-set-up');
    await user.type(await field('Email for codes'), 'mistyped@example.com');
    await user.click(await button('Send code'));
    await user.click(await button('Sign in again to use a different email'));
    await user.type(await passwordField('Password'), `${PASSWORD}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'Where should codes go?' })).toBeVisible();
    expect(await field('Email for codes')).toHaveValue('');
  });

  it('can be abandoned for another account', async () => {
    const { user } = await meet('custom-challenge');
    await user.click(await button('Back to sign in'));
    expect(await button('Sign in')).toBeVisible();
  });

  it('a code that was sent: says which one works, and has the way to a new one', async () => {
    const { user } = await meet('email-factor');
    const input = await field('Code from the email');
    await user.type(input, '000000{Enter}');
    expect(await screen.findByText('Invalid code. Please try again.')).toBeVisible();
    expect(input).toHaveAccessibleDescription(/Use the code from our newest message\./);
    await user.click(await button('Sign in again for a new code'));
    expect(await button('Sign in')).toBeVisible();
  });

  it('sends an answer once, however often Enter is pressed', async () => {
    const { user } = await meet('custom-challenge');
    await user.type(await field(QUESTION), 'no idea');
    const answer = holdAnswers('RespondToAuthChallenge');
    await user.keyboard('{Enter}');
    await button('Checking…');
    await user.keyboard('{Enter}');
    answer.release();
    expect(await button('Continue')).toBeVisible();
    await userPoolSettled();
    expect(answer.asked()).toBe(1);
  });

  it('can’t be abandoned while awaiting an answer, which would continue the old account’s sign-in', async () => {
    const { user } = await meet('sms-factor');
    const answer = holdAnswers('RespondToAuthChallenge');
    await user.type(await field('Code from the text message'), texted());
    await user.click(await button('Verify'));
    await user.click(await button('Sign in again for a new code'));
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
    answer.release();
    await expectNoMfaSuccess();
  });
});
