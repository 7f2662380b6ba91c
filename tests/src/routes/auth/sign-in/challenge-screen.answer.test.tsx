import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useChallenges } from '../../../../setup/challenges.ts';
import { holdAnswers } from '../../../../setup/held-answers.ts';
import { button, field } from '../../../../setup/screen.tsx';

/** Answering and leaving challenges: the focus, the next answer, and the wait for a response. */

/** The local user pool's own, which is the label of its answer. */
const QUESTION = /^What is \d+ plus \d+/;

const { meet, texted, expectNoMfaSuccess } = useChallenges();

describe('every challenge has a screen that continues the sign-in', () => {
  it('a step that removes the focused control focuses its heading', async () => {
    await meet('choice-of-set-up');
    expect(await screen.findByRole('heading', { name: 'Protect your account' })).toHaveFocus();
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

  it('a code that was sent: says which one works, and has the way to a new one', async () => {
    const { user } = await meet('email-factor');
    const input = await field('Code from the email');
    await user.type(input, '000000{Enter}');
    expect(await screen.findByText('Invalid code. Please try again.')).toBeVisible();
    expect(input).toHaveAccessibleDescription(/Use the code from our newest message\./);
    await user.click(await button('Sign in again for a new code'));
    expect(await button('Sign in')).toBeVisible();
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
