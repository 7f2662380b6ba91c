import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import { LEARNING_SITE_URL } from '#src/services/learning-site/hand-over.ts';
import { answerInstead, refusal } from '../setup/answers.ts';
import { expireAccessToken } from '../setup/expired-token.ts';
import { useHurry } from '../setup/hurry.ts';
import { PASSWORD } from '../setup/people.ts';
import { personJustSignedIn } from '../setup/sign-in.ts';
import { useWorld } from '../setup/world.ts';
import { at } from './faults/at-the-screen.ts';

/** Every way in which pools and incomplete sessions refuse a refresh, wherever the app needs one. */

const world = useWorld();
useHurry();

const NOT_RENEWED =
  'Your session couldn’t be renewed, so you’ve been signed out. Sign in to continue.';
const toLearningSite = new URLSearchParams({ redirectTo: LEARNING_SITE_URL }).toString();

let email = '';

function answersRefresh(answer: () => Response): void {
  answerInstead({ GetTokensFromRefreshToken: answer });
}

function loseCookie(end: string): void {
  const name = document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .find((key) => key.endsWith(end));
  document.cookie = `${name}=; path=/; max-age=0`;
}

const body = (status: number, value: unknown) => Response.json(value, { status });

const REFUSALS: [name: string, arrange: () => void][] = [
  [
    'Operation not supported',
    () => answersRefresh(() => refusal('InvalidParameterException', 'Operation not supported')),
  ],
  [
    'an unknown client id',
    () =>
      answersRefresh(() =>
        refusal('ResourceNotFoundException', 'User pool client x does not exist.'),
      ),
  ],
  ['an unknown error name', () => answersRefresh(() => refusal('SomethingNew', 'Raw words'))],
  [
    'an expired refresh token',
    () => answersRefresh(() => refusal('NotAuthorizedException', 'Refresh Token has expired')),
  ],
  [
    'a deleted user',
    () => answersRefresh(() => refusal('UserNotFoundException', 'User does not exist.')),
  ],
  ['no refresh token', () => loseCookie('.refreshToken')],
];

const PASSING: [name: string, answer: () => Response][] = [
  ['500 with an unknown error name', () => body(500, { __type: 'SomethingNew', message: 'Raw' })],
  ['429 with an unknown error name', () => body(429, { __type: 'SomethingNew', message: 'Raw' })],
  ['403 with a page of a firewall', () => new Response('<h1>Blocked</h1>', { status: 403 })],
  ['a firewall’s own exception', () => refusal('ForbiddenException', 'Request not allowed')],
  ['a dead network', () => Response.error()],
];

async function expectAtLogin(redirectTo: string): Promise<void> {
  expect(await screen.findByText(NOT_RENEWED)).toBeVisible();
  expect(window.location.pathname).toBe('/login');
  expect(new URLSearchParams(window.location.search).get('redirectTo')).toBe(redirectTo);
  expectCleared();
}

function expectCleared(): void {
  expect(hasSessionHint()).toBe(false);
  expect(document.cookie).not.toContain(LOCAL_CLIENT_ID);
  expect(document.body).not.toHaveTextContent(/Raw words|not supported|does not exist/);
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  ({ email } = await personJustSignedIn(world));
});

it.each(REFUSALS)(
  'a refresh refused with %s redirects from the dashboard to /login with a notice, and remembers the page',
  async (_name, arrange) => {
    expireAccessToken();
    arrange();
    at('/dashboard/profile?tab=1');
    await expectAtLogin('/dashboard/profile?tab=1');
  },
);

/** Amplify recognises the first, rejects the call for the second, and sends no request for the third. */
const KINDS = new Set(['an expired refresh token', 'an unknown error name', 'no refresh token']);

describe.each(REFUSALS.filter(([name]) => KINDS.has(name)))(
  'a refresh refused with %s',
  (...[, arrange]) => {
    it('redirects with the notice when it prevents a change', async () => {
      const person = at('/dashboard/profile');
      await person.fill('Full name', ' King');
      expireAccessToken();
      arrange();
      await person.press('Save changes');
      await expectAtLogin('/dashboard/profile');
    });

    it('redirects from Learn to /login, and from there to the learning site', async () => {
      const person = at('/');
      arrange();
      await person.clickFirst('Learn');
      await expectAtLogin(LEARNING_SITE_URL);
    });

    it('is reported on /login too', async () => {
      expireAccessToken();
      arrange();
      at('/login?redirectTo=%2Fdashboard%2Fsubscription');
      await expectAtLogin('/dashboard/subscription');
      expect(screen.getByLabelText('Email')).toBeVisible();
    });

    it('is reported on /callback, which links to /login and remembers the page', async () => {
      arrange();
      at(`/callback?${toLearningSite}`);
      expect(await screen.findByText('Authentication failed: No token received')).toBeVisible();
      expect(screen.getByText(/^Your session couldn’t be renewed/)).toBeVisible();
      const link = screen.getByRole('link', { name: 'Sign in' });
      expect(link).toHaveAttribute('href', `/login?${toLearningSite}`);
      expectCleared();
    });
  },
);

describe('a session that has lost half of its tokens', () => {
  it('isn’t a session: without its ID token it redirects to /login, where signing in works', async () => {
    loseCookie('.idToken');
    const person = at('/dashboard/subscription');
    await expectAtLogin('/dashboard/subscription');
    await person.fill('Email', email);
    await person.fill('Password', PASSWORD);
    await person.press('Sign in');
    expect(await screen.findByText('Enter your code')).toBeVisible();
  });
});

describe.each(PASSING)('a refresh that meets %s', (_name, answer) => {
  it('keeps the session, shows our own message, and can be retried', async () => {
    expireAccessToken();
    let passed = false;
    answerInstead({ GetTokensFromRefreshToken: (next) => (passed ? next() : answer()) });
    const person = at('/dashboard/subscription');
    await waitFor(() => expect(screen.getByText('Try again')).toBeVisible());
    expect(document.body).not.toHaveTextContent('Request not allowed');
    expect(hasSessionHint()).toBe(true);
    passed = true;
    await person.press('Try again');
    expect(await screen.findByText('Cancel Subscription')).toBeVisible();
  });
});
