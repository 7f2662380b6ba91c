import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { namedError } from '#src/services/user-pool/amplify/named-error.ts';
import * as hosted from '#src/services/user-pool/amplify/hosted-sign-in.ts';
import { keepRedirect, keptRedirect } from '#src/services/user-pool/post-login-redirect.ts';
import { button, open } from '../../../../setup/screen.tsx';
import { useWorld } from '../../../../setup/world.ts';

useWorld();

beforeEach(() => {
  userPool.signOut();
  // A browser that can't leave for Google.
  vi.spyOn(hosted, 'startHostedSignIn').mockResolvedValue(null);
});

it.each([
  ['/login', 'Continue with Google', 'Google sign-in failed'],
  ['/register', 'Sign up with Google', 'Google sign-up failed'],
])('%s: a start that fails without a message is reported, and can be retried', async (...row) => {
  const [path, name, sentence] = row;
  vi.mocked(hosted.startHostedSignIn).mockRejectedValue(namedError('RedirectFailed'));
  const user = open(path);
  await user.click(await button(name));
  expect((await screen.findByText(sentence)).closest('[role="alert"]')).toHaveFocus();
  vi.mocked(hosted.startHostedSignIn).mockResolvedValue(null);
  await user.click(await button(name));
  expect(hosted.startHostedSignIn).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(sentence)).toBeNull();
});

it('a sign-in without a target forgets that of an earlier, uncompleted sign-in', async () => {
  vi.mocked(hosted.startHostedSignIn).mockReturnValue(new Promise(() => undefined));
  keepRedirect('/dashboard/subscription');
  const user = open('/login');
  await user.click(await button('Continue with Google'));
  await waitFor(() => expect(hosted.startHostedSignIn).toHaveBeenCalledOnce());
  expect(keptRedirect()).toBeNull();
});

it('a user who has navigated away while it loads isn’t taken to Google', async () => {
  vi.mocked(hosted.startHostedSignIn).mockResolvedValue(null);
  open('/login');
  const google = await button('Continue with Google');
  const home = screen.getByRole('link', { name: 'Return to Home' });
  act(() => {
    google.click();
    home.click();
  });
  expect(await screen.findByRole('heading', { name: 'Key Features' })).toBeVisible();
  expect(await userPool.signInWithGoogle({ isWanted: () => false })).toMatchObject({ ok: false });
  expect(hosted.startHostedSignIn).not.toHaveBeenCalled();
});
