// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { startHostedSignIn } from '#src/services/user-pool/amplify/hosted-sign-in.ts';
import { keepRedirect, keptRedirect } from '#src/services/user-pool/post-login-redirect.ts';
import { button, open } from '../../../../setup/screen.tsx';
import { useWorld } from '../../../../setup/world.ts';

/** A browser that can't leave for Google. */
vi.mock(import('#src/services/user-pool/amplify/hosted-sign-in.ts'), async (original) => ({
  ...(await original()),
  startHostedSignIn: vi.fn<typeof startHostedSignIn>(),
}));

useWorld();

beforeEach(async () => {
  await userPool.signOut();
});

it.each([
  ['/login', 'Continue with Google', 'Google sign-in failed'],
  ['/register', 'Sign up with Google', 'Google sign-up failed'],
])('%s: a start that fails without a message is reported, and can be retried', async (...row) => {
  const [path, name, sentence] = row;
  vi.mocked(startHostedSignIn).mockReset().mockRejectedValue(new Error());
  const user = open(path);
  await user.click(await button(name));
  expect((await screen.findByText(sentence)).closest('[role="alert"]')).toHaveFocus();
  vi.mocked(startHostedSignIn).mockResolvedValue(null);
  await user.click(await button(name));
  expect(startHostedSignIn).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(sentence)).toBeNull();
});

it('a sign-in without a target forgets that of an earlier, uncompleted sign-in', async () => {
  vi.mocked(startHostedSignIn)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
  keepRedirect('/dashboard/subscription');
  const user = open('/login');
  await user.click(await button('Continue with Google'));
  await waitFor(() => expect(startHostedSignIn).toHaveBeenCalledOnce());
  expect(keptRedirect()).toBeNull();
});

it('a user who has navigated away while it loads isn’t taken to Google', async () => {
  vi.mocked(startHostedSignIn).mockReset().mockResolvedValue(null);
  open('/login');
  const google = await button('Continue with Google');
  const home = screen.getByRole('link', { name: 'Return to Home' });
  act(() => {
    google.click();
    home.click();
  });
  expect(await screen.findByRole('heading', { name: 'Key Features' })).toBeVisible();
  expect(await userPool.signInWithGoogle({ isWanted: () => false })).toMatchObject({ ok: false });
  expect(startHostedSignIn).not.toHaveBeenCalled();
});

it('the button works on a page that the browser restores after Back', async () => {
  vi.mocked(startHostedSignIn)
    .mockReset()
    .mockReturnValue(new Promise(() => undefined));
  const user = open('/login');
  await user.click(await button('Continue with Google'));
  expect(await button('Opening Google…')).toHaveAttribute('aria-disabled', 'true');
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await user.click(await button('Continue with Google'));
  expect(startHostedSignIn).toHaveBeenCalledTimes(2);
});
