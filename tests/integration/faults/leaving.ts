import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { handOver, LEARNING_SITE_URL } from '#src/services/learning-site/hand-over.ts';
import { personJustSignedIn, signedInPerson } from '../../setup/sign-in.ts';
import type { World } from '../../setup/world.ts';
import type { Action, Scene } from './action.ts';
import { at, signedOutAtHome } from './at-the-screen.ts';

const toLearningSite = `/callback?redirectTo=${encodeURIComponent(LEARNING_SITE_URL)}`;

function handedOver(): void {
  expect(vi.mocked(handOver).mock.lastCall?.[1]).toMatch(LEARNING_SITE_URL);
}

/** A hand-over without a session is logged (docs/product, Learn). */
function atLearn(signIn: (world: World) => Promise<unknown>): Action['arrange'] {
  return async (world) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.mocked(handOver).mockClear();
    await signIn(world);
    const person = at('/');
    return { act: () => person.clickFirst('Learn') };
  };
}

async function atCallback(world: World): Promise<Scene> {
  vi.mocked(handOver).mockClear();
  await personJustSignedIn(world);
  return { act: () => void at(toLearningSite) };
}

async function atLogout(world: World): Promise<Scene> {
  await personJustSignedIn(world);
  const person = at('/dashboard/subscription');
  await screen.findByText('Cancel Subscription');
  return { act: () => person.clickFirst('Logout') };
}

export const leaving: Action[] = [
  {
    operation: 'GetTokensFromRefreshToken',
    at: 'opening the learning site',
    kind: 'refresh',
    waiting: 'Opening…',
    retry: 'Try again',
    done: handedOver,
    arrange: atLearn(personJustSignedIn),
  },
  {
    operation: 'GetTokensFromRefreshToken',
    at: 'being handed over at /callback',
    kind: 'refresh',
    waiting: 'Completing authentication...',
    retry: 'Try again',
    done: handedOver,
    whenSignedOut: { path: '/callback', text: 'Authentication failed: No token received' },
    arrange: atCallback,
  },
  {
    operation: 'GetUser',
    at: 'looking for an authenticator on the way to the learning site',
    kind: 'session',
    waiting: 'Opening…',
    retry: 'Try again',
    done: handedOver,
    // The app hasn't checked this user's authenticator yet.
    arrange: atLearn(signedInPerson),
  },
  {
    operation: 'RevokeToken',
    at: 'signing out',
    kind: 'sign-out',
    waiting: null,
    retry: 'Logout',
    done: signedOutAtHome,
    arrange: atLogout,
  },
];
