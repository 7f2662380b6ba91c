import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { namedError } from '#src/services/user-pool/amplify/named-error.ts';
import * as hosted from '#src/services/user-pool/amplify/hosted-sign-in.ts';
import { asSocialSession } from '../../../../setup/answers.ts';
import { button, field, open } from '../../../../setup/screen.tsx';
import { personJustSignedIn } from '../../../../setup/sign-in.ts';
import { userPoolSettled } from '../../../../setup/user-pool-settled.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();
const NOT_OPENED = /^We couldn’t open Google/;
const TEN_MINUTES = 10 * 60_000;

beforeEach(async () => {
  userPool.signOut();
  await personJustSignedIn(world);
  asSocialSession();
  // A browser that never reaches Google.
  vi.spyOn(hosted, 'startHostedSignIn').mockReturnValue(new Promise(() => undefined));
});

async function signInAgain(): Promise<UserEvent> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + TEN_MINUTES + 1000 });
  const user = open('/dashboard/security');
  await user.click(await button('Delete account'));
  await user.click(await button('Sign in with Google'));
  await waitFor(() => expect(hosted.startHostedSignIn).toHaveBeenCalledExactlyOnceWith(true));
  return user;
}

async function expectLogin(): Promise<void> {
  expect(await field('Email')).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe(
    '/login?redirectTo=%2Fdashboard%2Fsecurity',
  );
}

it('a session that becomes too old while the panel is open must be renewed before the deletion', async () => {
  const user = open('/dashboard/security');
  await user.click(await button('Delete account'));
  await user.type(await field('Type “delete my account” to confirm'), 'delete my account');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + TEN_MINUTES + 1000 });
  await user.click(await button('Delete for good'));
  expect(await button('Sign in with Google')).toBeVisible();
  await userPoolSettled();
  expect(world.calls).not.toContain('DeleteUser');
});

it('a user who cancels the navigation to Google has a link to /login', async () => {
  const user = await signInAgain();
  expect(await screen.findByText('Signing out…')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Still here? Go to sign-in' }));
  await expectLogin();
});

it('if Google can’t be opened, /login says so', async () => {
  vi.mocked(hosted.startHostedSignIn).mockRejectedValue(namedError('RedirectFailed'));
  await signInAgain();
  await expectLogin();
  expect(await screen.findByText(NOT_OPENED)).toBeVisible();
});
