// @vitest-environment jsdom
import { configure, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failureWords } from '#content/failures.ts';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { keepRedirect, keptRedirect } from '#src/services/user-pool/post-login-redirect.ts';
import { withoutAuthenticator } from '../../../setup/answers.ts';
import { refuseStorage } from '../../../setup/refused-storage.ts';
import { button, open } from '../../../setup/screen.tsx';
import { signedInPerson } from '../../../setup/sign-in.ts';
import { useWorld } from '../../../setup/world.ts';

const world = useWorld();
/** The first test loads the screens too. */
configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 15_000 });

beforeEach(async () => {
  await amplifyUserPool.signOut();
});

/** Every text that the page showed, in order. */
function textsShown(): string[] {
  const texts: string[] = [];
  const note = () => {
    const said = screen.queryByText(/^(Completing|Login successful)/)?.textContent;
    if (said !== undefined && said !== texts.at(-1)) texts.push(said);
  };
  new MutationObserver(note).observe(document.body, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  return texts;
}

describe('/callback', () => {
  it('says that it completes, then that it worked, and goes to the profile', async () => {
    await signedInPerson(world);
    const texts = textsShown();
    open('/callback');
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
    expect(window.location.pathname).toBe('/dashboard/profile');
    expect(texts).toEqual(['Completing authentication...', 'Login successful! Redirecting...']);
  });

  it.each([
    ['the query', '/callback?redirectTo=%2Fdashboard%2Fsubscription', null],
    ['the stored entry', '/callback', '/dashboard/subscription'],
    ['the query before the stored entry', '/callback?redirectTo=%2Fdashboard%2Fsubscription', '/x'],
  ])('goes where %s says, and clears the entry', async (_, path, kept) => {
    await signedInPerson(world);
    keepRedirect(kept);
    open(path);
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/subscription'));
    expect(keptRedirect()).toBeNull();
  });

  it('hands nobody over to the learning site whose account has no authenticator: one is added first', async () => {
    await signedInPerson(world);
    withoutAuthenticator();
    open(`/callback?redirectTo=${encodeURIComponent('http://localhost:4103/lessons')}`);
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    expect(screen.getByText(/^Learning starts once your account has/)).toBeVisible();
    expect(window.location.pathname).toBe('/enable-mfa');
    expect(window.location.search).toBe('?redirectTo=http%3A%2F%2Flocalhost%3A4103%2Flessons');
  });

  it('says that there is no token when nobody is signed in, and leads to /login', async () => {
    open('/callback?redirectTo=%2Fdashboard%2Fsubscription');
    expect(await screen.findByText('Authentication failed: No token received')).toBeVisible();
    const link = screen.getByRole('link', { name: /sign in/i });
    expect(link).toHaveAttribute('href', '/login?redirectTo=%2Fdashboard%2Fsubscription');
  });

  it('says what to do in a browser that refuses its storage', async () => {
    refuseStorage('localStorage');
    open('/callback?code=any&state=any');
    expect(await screen.findByText('Login failed during OAuth redirect.')).toBeVisible();
    expect(screen.getByText(failureWords.storageRefused)).toBeVisible();
  });

  it('says that the redirect failed, when it carries an answer that nobody awaits', async () => {
    open('/callback?code=used&state=forged');
    expect(await screen.findByText('Login failed during OAuth redirect.')).toBeVisible();
    expect(await button('Try again with Google')).toBeVisible();
  });
});
