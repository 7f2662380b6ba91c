import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { CHOSEN_PLAN_KEY } from '#src/services/user-pool/kept-plan.ts';
import { POST_LOGIN_REDIRECT_KEY } from '#src/services/user-pool/post-login-redirect.ts';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import { clearSession } from '#src/services/user-pool/session-store.ts';
import { button, field, open } from '../../../setup/screen.tsx';
import { PASSWORD, registeredPerson } from '../../../setup/people.ts';
import { otherTab } from '../../../setup/other-tab.ts';
import { setUpAuthenticator, signedInPerson } from '../../../setup/sign-in.ts';
import { useWorld } from '../../../setup/world.ts';

const world = useWorld();
const ENDED = /Your session has ended/;

beforeEach(() => {
  userPool.signOut();
});

const SIGNED_OUT = 'You’ve signed out.';

async function expectExplainedOnLogin(path: string, message = ENDED): Promise<void> {
  expect(await screen.findByText(message)).toBeVisible();
  expect(window.location.pathname).toBe('/login');
  expect(new URLSearchParams(window.location.search).get('redirectTo')).toBe(path);
  expect(hasSessionHint()).toBe(false);
}

async function logOut(user: UserEvent): Promise<void> {
  (await button('Account')).focus();
  await user.keyboard('{Enter}');
  await user.click(await button('Logout'));
}

it('a sign-in as another user in another tab removes everything of the first user’s screen', async () => {
  const other = await otherTab(world, 'Grace Hopper');
  const { email } = await signedInPerson(world, 'Ada Lovelace');
  const user = open('/dashboard/profile');
  await user.type(await field('Full name'), ' King');
  other.signIn();
  expect(await screen.findByText(other.email)).toBeVisible();
  expect(await field('Full name')).toHaveValue('Grace Hopper');
  await waitFor(() => expect(screen.queryByText(email)).toBeNull());
});

it('signing in removes the tokens of the user who was signed in before', async () => {
  await signedInPerson(world, 'Ada Lovelace');
  const first = document.cookie.split('; ');
  userPool.signOut();
  const second = await registeredPerson(world, 'Grace Hopper');
  const step = await amplifyUserPool.signIn(second, PASSWORD);
  // Another tab completes its own sign-in meanwhile.
  for (const cookie of first) document.cookie = `${cookie}; path=/`;
  expect(hasSessionHint()).toBe(true);
  await setUpAuthenticator(second, step);
  expect(document.cookie.match(/\.idToken=/g)).toHaveLength(1);
  expect(document.cookie.match(/\.refreshToken=/g)).toHaveLength(1);
});

describe('a session that ends while a screen is open', () => {
  it('revoked: /login explains why, and returns to the page', async () => {
    await signedInPerson(world);
    const user = open('/dashboard/profile?tab=1');
    await field('Full name');
    world.fault('UpdateUserAttributes', 'revoked', 1);
    await user.click(await button('Save changes'));
    await expectExplainedOnLogin('/dashboard/profile?tab=1');
    expect(document.cookie).not.toContain(LOCAL_CLIENT_ID);
  });

  it('reported by the pool on opening a page: /login explains why', async () => {
    await signedInPerson(world);
    world.fault('GetUser', 'revoked', 1);
    open('/dashboard/profile');
    await expectExplainedOnLogin('/dashboard/profile');
  });

  it('signed out in another tab: /login explains why', async () => {
    await signedInPerson(world);
    open('/dashboard/subscription');
    await screen.findByText('Cancel Subscription');
    clearSession();
    act(() => new BroadcastChannel('app-session').postMessage(null));
    await expectExplainedOnLogin('/dashboard/subscription');
  });

  it.each([
    ['this one was asleep', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['Back’s memory held the page', () => window.dispatchEvent(new Event('pageshow'))],
  ])('signed out in another tab while %s: /login explains why on return', async (_, comeBack) => {
    await signedInPerson(world);
    open('/dashboard/subscription');
    await screen.findByText('Cancel Subscription');
    clearSession();
    act(() => void comeBack());
    await expectExplainedOnLogin('/dashboard/subscription');
  });

  it('signed out by the user: the landing page confirms it until the next navigation', async () => {
    await signedInPerson(world);
    const user = open('/dashboard/profile');
    await field('Full name');
    await logOut(user);
    expect((await screen.findByText(SIGNED_OUT)).closest('[role=status]')).not.toBeNull();
    expect(window.location.pathname).toBe('/');
    expect(screen.queryByText(ENDED)).toBeNull();
    const [careers = document.body] = screen.getAllByRole('link', { name: 'Careers' });
    await user.click(careers);
    await screen.findByRole('heading', { level: 1, name: /No positions/ });
    expect(screen.queryByText(SIGNED_OUT)).toBeNull();
  });
});

describe('signing out', () => {
  it('leaves no cookie, key or device behind', async () => {
    await signedInPerson(world);
    const user = open('/dashboard/profile');
    await field('Full name');
    document.cookie = `CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}.x.deviceKey=1; path=/`;
    sessionStorage.setItem('CognitoSignInState.username', 'x');
    localStorage.setItem(`CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}.oauthPKCE`, 'x');
    localStorage.setItem(POST_LOGIN_REDIRECT_KEY, '/dashboard/subscription');
    sessionStorage.setItem(CHOSEN_PLAN_KEY, 'x');
    await logOut(user);
    await screen.findByText(SIGNED_OUT);
    expect(document.cookie).toBe('');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });
});
