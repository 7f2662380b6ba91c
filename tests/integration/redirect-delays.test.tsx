import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { withoutAuthenticator } from '../setup/answers.ts';
import { enterCredentials } from '../setup/login-screen.ts';
import { codeFor, PASSWORD, registeredPerson } from '../setup/people.ts';
import { button, field, main, open, passwordField } from '../setup/screen.tsx';
import { signedInPerson } from '../setup/sign-in.ts';
import { watchTimers } from '../setup/timers.ts';
import { useWorld } from '../setup/world.ts';
import { codeOnPhone } from './faults/at-the-screen.ts';

/** How long docs/product.md says each success message is shown before the redirect. */

const world = useWorld();

beforeEach(() => {
  userPool.signOut();
});

interface Row {
  /** Continues up to the success. */
  succeed: () => Promise<void>;
  says: string;
  delay: number;
  from: string;
  to: string;
  /** The link for a user who doesn't want to wait. */
  onward: string;
}

const rows: Record<string, Row> = {
  'MFA verification': {
    succeed: async () => {
      const email = await registeredPerson(world);
      const path = '/login?redirectTo=%2Fdashboard%2Fsubscription';
      const user = await enterCredentials(email, PASSWORD, path);
      await user.type(await field('Authenticator code'), await codeOnPhone());
    },
    says: '✅ MFA verified. Redirecting...',
    delay: 2000,
    from: '/login',
    to: '/dashboard/subscription',
    onward: 'Continue',
  },
  'registration verification': {
    succeed: async () => {
      const user = open('/register');
      await user.type(await field('Full name'), 'Ada Lovelace');
      await user.type(await field('Email'), 'waits@example.com');
      await user.type(await passwordField('Password'), PASSWORD);
      await user.click(await button('Create account'));
      await user.type(await field('Verification code'), codeFor(world, 'waits@example.com'));
    },
    says: '✅ Account verified successfully! Redirecting to login...',
    delay: 2000,
    from: '/register',
    to: '/login',
    onward: 'Sign in',
  },
  'a reset': {
    succeed: async () => {
      const email = await registeredPerson(world);
      const user = open('/reset-password');
      await user.type(await field('Email'), email);
      await user.click(await button('Send reset code'));
      const input = await field('Verification code');
      await user.type(input, codeFor(world, email));
      await user.type(await passwordField('New password'), 'Battery-staple');
      await user.click(await button('Reset password'));
    },
    says: '✅ Password reset successful! Redirecting...',
    delay: 2000,
    from: '/reset-password',
    to: '/login',
    onward: 'Sign in',
  },
  'enable-MFA': {
    succeed: async () => {
      await signedInPerson(world);
      withoutAuthenticator();
      const user = open('/enable-mfa');
      await user.type(await field('Authenticator code'), await codeOnPhone());
    },
    says: '✅ MFA was added. Redirecting...',
    delay: 1500,
    from: '/enable-mfa',
    to: '/dashboard/profile',
    onward: 'Continue',
  },
};

describe('after', () => {
  it.each(Object.entries(rows))(
    '%s: the success is shown, and redirects after exactly its delay',
    async (_, { succeed, says, delay, from, to, onward }) => {
      const timers = watchTimers();
      await succeed();
      expect(await screen.findByText(says)).toBeVisible();
      expect(window.location.pathname).toBe(from);
      const waiting = timers(delay);
      expect(waiting).toHaveLength(1);
      const link = main().getByRole('link', { name: onward });
      expect(link).toHaveAttribute('href', to);
      act(() => waiting[0]?.());
      await waitFor(() => expect(window.location.pathname).toBe(to));
    },
    15_000,
  );
});
