import { otherCode } from '../../../../setup/other-code.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { answerInstead } from '../../../../setup/answers.ts';
import {
  codeFor,
  PASSWORD,
  registeredPerson,
  unconfirmedPerson,
} from '../../../../setup/people.ts';
import {
  expectRedirectAfter,
  button,
  field,
  open,
  passwordField,
  main,
} from '../../../../setup/screen.tsx';
import { watchTimers } from '../../../../setup/timers.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();
const NEW_PASSWORD = 'Battery-staple';

beforeEach(() => {
  userPool.signOut();
});

async function askForCode(email: string, path = '/reset-password') {
  const user = open(path);
  await user.type(await field('Email'), email);
  await user.click(await button('Send reset code'));
  await field('Verification code');
  return user;
}

/** As a pool does without PreventUserExistenceErrors. */
function refuseUnconfirmed(): void {
  const message =
    'Cannot reset password for the user as there is no registered/verified email or phone_number';
  answerInstead({
    ForgotPassword: () =>
      Response.json({ __type: 'InvalidParameterException', message }, { status: 400 }),
  });
}

describe('/reset-password', () => {
  it('goes from the email to a new password, then to /login with the email', async () => {
    const email = await registeredPerson(world);
    const query = '?redirectTo=%2Fdashboard%2Fsubscription';
    const timers = watchTimers();
    const user = await askForCode(` ${email.toUpperCase()}`, `/reset-password${query}`);
    expect(await screen.findByText('✅ Verification code sent to your email.')).toBeVisible();
    expect(screen.getByText(email)).toBeVisible();
    expect(window.location.search).not.toContain('person');

    await user.type(await field('Verification code'), codeFor(world, email));
    const typed = `${NEW_PASSWORD}-u\u0308`;
    await user.type(await passwordField('New password'), typed);
    await user.click(await button('Reset password'));
    expect(await screen.findByText('✅ Password reset successful! Redirecting...')).toBeVisible();
    const steps = main()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(steps).toEqual(['Your email done', 'A new password done']);
    await expectRedirectAfter(2000, timers, ['Sign in', `/login${query}`]);
    expect(await field('Email')).toHaveValue(email);
    expect(
      screen.getByText('Your password has been changed. Sign in with the new one.'),
    ).toBeVisible();
    expect(await amplifyUserPool.signIn(email, PASSWORD)).toMatchObject({ ok: false });
    expect(await amplifyUserPool.signIn(email, typed.normalize('NFC'))).toMatchObject({ ok: true });
  });

  it('reports everything that is missing together, and the rule if it is broken', async () => {
    const user = await askForCode(await registeredPerson(world));
    await user.click(await button('Reset password'));
    const code = await field('Verification code');
    expect(code).toHaveFocus();
    expect(code).toHaveAccessibleDescription(
      expect.stringContaining('Enter the code from the email.'),
    );
    expect(await passwordField('New password')).toHaveAccessibleDescription(
      expect.stringContaining('Choose a new password.'),
    );
    await user.type(code, '123456');
    await user.type(await passwordField('New password'), 'weak');
    await user.click(await button('Reset password'));
    expect(
      screen.getByText(
        'Password must be at least 8 characters and include upper, lower, and special character.',
      ),
    ).toBeVisible();
    expect(await passwordField('New password')).toHaveFocus();
    expect(world.calls).not.toContain('ConfirmForgotPassword');
  });

  it('says that a code is wrong, keeps what was typed, and accepts the right one', async () => {
    const email = await registeredPerson(world);
    const user = await askForCode(email);
    const right = codeFor(world, email);
    const code = await field('Verification code');
    await user.type(code, otherCode(right));
    await user.type(await passwordField('New password'), NEW_PASSWORD);
    await user.click(await button('Reset password'));
    const text = 'Invalid verification code provided, please try again.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(code).toHaveFocus();
    expect(code).toHaveValue(otherCode(right));
    expect(await passwordField('New password')).toHaveValue(NEW_PASSWORD);
    await user.keyboard(right);
    await user.click(await button('Reset password'));
    expect(await screen.findByText(/Password reset successful/)).toBeVisible();
  });

  it('stays on the second step after a reload, and goes back to the email on request', async () => {
    const email = await registeredPerson(world);
    await askForCode(email);
    const state: unknown = window.history.state;
    expect(state).toMatchObject({ usr: { email, awaitingCode: true } });
    cleanup();
    const user = open('/reset-password', { email, awaitingCode: true });
    expect(await field('Verification code')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await user.click(await button('Back to Email'));
    expect(await field('Email')).toHaveValue(email);
    await waitFor(() => expect(window.history.state).toHaveProperty('usr', { email }));
  });

  it('offers to sign in, with the address, for an email that was never confirmed', async () => {
    refuseUnconfirmed();
    const user = open('/reset-password?redirectTo=%2Fdashboard%2Fsecurity');
    await user.type(await field('Email'), 'ada@example.com');
    await user.click(await button('Send reset code'));
    await screen.findByText(/never confirmed/);
    const support = within(screen.getByRole('alert')).getByRole('link', {
      name: 'contact support',
    });
    expect(support).toHaveAttribute('href', '/support');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }));
    expect(await button('Sign in')).toBeVisible();
    expect(await field('Email')).toHaveValue('ada@example.com');
    expect(window.location.search).toBe('?redirectTo=%2Fdashboard%2Fsecurity');
  });

  it('tells everybody that an address that was never confirmed gets no code, with the way to confirm it', async () => {
    const email = await unconfirmedPerson(world);
    const mailed = world.mails.length;
    const user = await askForCode(email);
    expect(world.mails).toHaveLength(mailed);
    await user.click(screen.getByRole('link', { name: 'sign in to confirm it' }));
    expect(await field('Email')).toHaveValue(email);
  });

  it('doesn’t reveal which emails have an account', async () => {
    await askForCode('nobody@example.com');
    expect(screen.getByText('nobody@example.com')).toBeVisible();
  });
});

describe('from other screens', () => {
  it('the link on /login passes on the typed email and the target', async () => {
    const user = open('/login?redirectTo=%2Fdashboard%2Fprofile');
    await user.type(await field('Email'), 'ada@example.com');
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(await button('Send reset code')).toBeVisible();
    expect(await field('Email')).toHaveValue('ada@example.com');
    expect(window.location.search).toBe('?redirectTo=%2Fdashboard%2Fprofile');
  });

  it('says why the password has to be changed', async () => {
    open('/reset-password', { email: 'ada@example.com', notice: 'reset-required' });
    expect(
      await screen.findByText(/need to change your password before you can sign in\. We’ll send/),
    ).toBeVisible();
    expect(screen.queryByText(/^We’ll send a code/)).toBeNull();
    expect(await field('Email')).toHaveValue('ada@example.com');
  });
});
