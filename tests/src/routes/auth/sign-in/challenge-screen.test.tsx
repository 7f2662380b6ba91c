import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MFA_VERIFIED, useChallenges } from '../../../../setup/challenges.ts';
import { codeFor, PASSWORD } from '../../../../setup/people.ts';
import { button, field, passwordField } from '../../../../setup/screen.tsx';

/** Every challenge that the console can set for a user, reached and passed through the screens. */

const { world, meet, texted, expectNoMfaSuccess } = useChallenges();
const done = () => screen.findByText(MFA_VERIFIED);

describe('every challenge has a screen that continues the sign-in', () => {
  it('a code by text message', async () => {
    const { user } = await meet('sms-factor');
    const input = await field('Code from the text message');
    expect(screen.getByText(/^We’ve sent a code by text message/)).toHaveTextContent(
      /to the number ending \d{4}\.$/,
    );
    expect(screen.getByText(/^Still no code\?/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/support?topic=lost-authenticator',
    );
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
    await user.type(await field('Email for codes'), 'codes@example.com');
    await user.click(await button('Send code'));
    await user.type(await field('Code from the email'), codeFor(world, 'codes@example.com'));
    await user.click(await button('Verify'));
    await expectNoMfaSuccess();
  });

  it('a custom question of the organisation', async () => {
    const { user } = await meet('custom-challenge');
    const input = await field(/^What is \d+ plus \d+/);
    expect(screen.getByText(/^Don’t know the answer\?/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      '/support',
    );
    await user.type(input, 'no idea');
    await user.click(await button('Continue'));
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(input).toHaveValue('no idea');
  });

  it('the password again', async () => {
    const { user, code } = await meet('password-again');
    await screen.findByRole('heading', { name: 'Enter your password' });
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
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

  it('a password that must be reset: redirects there, with the email and the reason', async () => {
    const { email } = await meet('password-reset-required');
    await waitFor(() => expect(window.location.pathname).toBe('/reset-password'));
    expect(await field('Email')).toHaveValue(email);
  });
});
