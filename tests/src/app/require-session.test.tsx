// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import { clearSessionStore } from '#src/services/user-pool/session-store.ts';
import { button, field, open } from '../../setup/screen.tsx';
import { signedInPerson } from '../../setup/sign-in.ts';
import { useWorld } from '../../setup/world.ts';

const world = useWorld();
const ENDED = /Your session has ended/;

beforeEach(async () => {
  await amplifyUserPool.signOut();
});

async function expectToldOnLogin(path: string): Promise<void> {
  expect(await screen.findByText(ENDED)).toBeVisible();
  expect(window.location.pathname).toBe('/login');
  expect(new URLSearchParams(window.location.search).get('redirectTo')).toBe(path);
  expect(hasSessionHint()).toBe(false);
}

async function logOut(user: UserEvent): Promise<void> {
  (await button('Account')).focus();
  await user.keyboard('{Enter}');
  await user.click(await button('Logout'));
}

describe('a session that ends while a screen is open', () => {
  it('because it was revoked: says so on /login, and leads back', async () => {
    await signedInPerson(world);
    const user = open('/dashboard/profile?tab=1');
    await field('Full name');
    world.fault('UpdateUserAttributes', 'revoked', 1);
    await user.click(await button('Save changes'));
    await expectToldOnLogin('/dashboard/profile?tab=1');
    expect(document.cookie).not.toContain(LOCAL_CLIENT_ID);
  });

  it('because another tab signed out: says so too', async () => {
    await signedInPerson(world);
    open('/dashboard/subscription');
    await button('Cancel Subscription');
    clearSessionStore();
    act(() => new BroadcastChannel('lureproof-session').postMessage(null));
    await expectToldOnLogin('/dashboard/subscription');
  });

  it('because the refresh was refused when the page was opened: says so too', async () => {
    await signedInPerson(world);
    const [name, token] = cookieOf('.accessToken');
    document.cookie = `${name}=${expired(token)}; path=/`;
    world.fault('GetTokensFromRefreshToken', 'revoked', 1);
    open('/dashboard/profile');
    await expectToldOnLogin('/dashboard/profile');
  });

  it('because the person signed out: leads home and says nothing', async () => {
    await signedInPerson(world);
    const user = open('/dashboard/profile');
    await field('Full name');
    await logOut(user);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(screen.queryByText(ENDED)).toBeNull();
  });
});

describe('signing out', () => {
  it('leaves nothing behind: no cookie, no key, no device', async () => {
    await signedInPerson(world);
    const user = open('/dashboard/profile');
    await field('Full name');
    document.cookie = `CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}.x.deviceKey=1; path=/`;
    sessionStorage.setItem('CognitoSignInState.username', 'x');
    localStorage.setItem(`CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}.oauthPKCE`, 'x');
    await logOut(user);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(document.cookie).toBe('');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });
});

function cookieOf(end: string): [string, string] {
  const cookie = document.cookie.split('; ').find((entry) => entry.split('=')[0]?.endsWith(end));
  const [name = '', value = ''] = cookie?.split('=') ?? [];
  return [name, value];
}

/** The same token, run out: only the refresher looks at it, and only at `exp`. */
function expired(token: string): string {
  const [header, body = '', signature] = token.split('.');
  const claims: unknown = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
  return [header, btoa(JSON.stringify({ ...Object(claims), exp: 1 })), signature].join('.');
}
