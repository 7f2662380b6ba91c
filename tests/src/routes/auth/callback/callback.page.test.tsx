import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { keepDraft } from '#src/lib/draft.ts';
import { keepRedirect, keptRedirect } from '#src/services/user-pool/post-login-redirect.ts';
import { withoutAuthenticator } from '../../../../setup/answers.ts';
import { leaveInFlight } from '../../../../setup/redirect-flight.ts';
import { button, focusedAlert, open } from '../../../../setup/screen.tsx';
import { signedInPerson } from '../../../../setup/sign-in.ts';
import { watchTimers } from '../../../../setup/timers.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();

beforeEach(() => {
  userPool.signOut();
});

/** Every status that the page has shown, in order. */
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
  it('shows that it is completing, then that it succeeded, and redirects to the profile', async () => {
    await signedInPerson(world);
    const texts = textsShown();
    const timers = watchTimers();
    open('/callback');
    expect(await screen.findByText('Login successful! Redirecting...')).toBeVisible();
    // Long enough to be read.
    expect(timers(1000)).toHaveLength(1);
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
    expect(window.location.pathname).toBe('/dashboard/profile');
    expect(texts).toEqual(['Completing authentication...', 'Login successful! Redirecting...']);
  });

  it.each([
    ['the query', '/callback?code=used&redirectTo=%2Fdashboard%2Fsubscription', null],
    ['the stored entry', '/callback?code=used', '/dashboard/subscription'],
    [
      'the query before the stored entry',
      '/callback?code=used&redirectTo=%2Fdashboard%2Fsubscription',
      '/x',
    ],
  ])('redirects to where %s says, and clears the entry', async (_, path, kept) => {
    await signedInPerson(world);
    keepRedirect(kept);
    open(path);
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/subscription'));
    expect(keptRedirect()).toBeNull();
  });

  it.each([
    ['itself', '/callback?redirectTo=%2Fcallback', null, '/dashboard/profile'],
    ['itself, stored', '/callback?code=used', '/callback', '/dashboard/profile'],
    [
      'itself with another target',
      '/callback?redirectTo=%2Fcallback%2F%3FredirectTo%3D%252Fdashboard%252Fsecurity',
      null,
      '/dashboard/security',
    ],
  ])('doesn’t wait forever for a redirect to %s', async (_, path, kept, target) => {
    await signedInPerson(world);
    keepRedirect(kept);
    open(path);
    await waitFor(() => expect(window.location.pathname).toBe(target));
  });

  it('without a response, leaves the stored target to the tab that is at Google', async () => {
    await signedInPerson(world);
    keepRedirect('/dashboard/security');
    open('/callback?redirectTo=%2Fdashboard%2Fsubscription');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/subscription'));
    expect(keptRedirect()).toBe('/dashboard/security');
  });

  it('drops the drafts of the sign-in and registration that Google replaced', async () => {
    await signedInPerson(world);
    for (const form of ['sign-in', 'register']) keepDraft(form, { email: 'ada@example.com' });
    open('/callback');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard/profile'));
    expect(Object.keys(sessionStorage)).not.toContain('app.tab.draft.sign-in');
    expect(Object.keys(sessionStorage)).not.toContain('app.tab.draft.register');
  });

  it('has the user add an authenticator before handing over to the learning site', async () => {
    await signedInPerson(world);
    withoutAuthenticator();
    open(`/callback?redirectTo=${encodeURIComponent('http://localhost:4103/lessons')}`);
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    expect(screen.getByText(/^You need an authenticator before/)).toBeVisible();
    expect(window.location.pathname).toBe('/enable-mfa');
    expect(window.location.search).toBe('?redirectTo=http%3A%2F%2Flocalhost%3A4103%2Flessons');
  });

  it('reports that there is no token without a session, and links to /login', async () => {
    open('/callback?redirectTo=%2Fdashboard%2Fsubscription');
    expect(await screen.findByText('Authentication failed: No token received')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'You’re not signed in' })).toBeVisible();
    // Also true for a visitor who has never signed in.
    await focusedAlert('Authentication failed: No token received');
    expect(screen.getByText(/Sign in to carry on\.$/)).toBeVisible();
    // The same template as every other failure of this page.
    expect(
      screen.getByRole('complementary', { name: 'An example of a phish' }),
    ).toBeInTheDocument();
    const link = screen.getByRole('link', { name: /sign in/i });
    expect(link).toHaveAttribute('href', '/login?redirectTo=%2Fdashboard%2Fsubscription');
  });

  it('reports a response that wasn’t requested here, and leaves the pending sign-in alone', async () => {
    leaveInFlight('mine');
    keepRedirect('/dashboard/subscription');
    const before = Object.entries(localStorage);
    open('/callback?error=x');
    expect(await screen.findByText('Login failed during OAuth redirect.')).toBeVisible();
    expect(screen.getByText(/^We stopped this sign-in/)).toBeVisible();
    expect(await button('Try again with Google')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
      'href',
      '/login?redirectTo=%2Fdashboard%2Fsubscription',
    );
    expect(Object.entries(localStorage)).toEqual(expect.arrayContaining(before));
  });
});
