import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { env } from '#src/config/env.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { registeredPerson } from '../../../../setup/people.ts';
import { button, field, open } from '../../../../setup/screen.tsx';
import { useWorld } from '../../../../setup/world.ts';

/** The links that every auth screen offers beside its task. */

const world = useWorld();
const oauthDomain = env.oauthDomain;

beforeEach(async () => {
  await userPool.signOut();
});
afterEach(() => {
  env.oauthDomain = oauthDomain;
});

const inMain = () => within(screen.getByRole('main'));
const leadsTo = (name: string) => inMain().getByRole('link', { name }).getAttribute('href');

describe('the panel beside the task', () => {
  it('shows a different phish on each screen, and says that it is one', async () => {
    const shown = new Set<string>();
    for (const path of ['/login', '/register', '/reset-password', '/leave']) {
      open(path);
      const panel = await screen.findByRole('complementary', { name: 'An example of a phish' });
      shown.add(panel.textContent);
      cleanup();
    }
    expect(shown.size).toBe(4);
  });
});

describe('the links beside the task', () => {
  it('from /login: Google, a forgotten password, an account, home', async () => {
    open('/login');
    expect(await button('Continue with Google')).toBeVisible();
    expect(leadsTo('Forgot password?')).toBe('/reset-password');
    expect(leadsTo('Create an account')).toBe('/register');
    expect(leadsTo('Return to Home')).toBe('/');
  });

  it('from /register: Google and Login', async () => {
    open('/register');
    expect(await button('Sign up with Google')).toBeVisible();
    expect(leadsTo('Sign in')).toBe('/login');
  });

  it('from both steps of /reset-password: home, and back to the email', async () => {
    const user = open('/reset-password');
    await user.type(await field('Email'), await registeredPerson(world));
    expect(leadsTo('Return to Home')).toBe('/');
    await user.click(await button('Send reset code'));
    expect(await button('Back to Email')).toBeVisible();
    expect(leadsTo('Return to Home')).toBe('/');
  });

  it.each(['/login', '/register'])('from %s without a hosted domain: no Google', async (path) => {
    env.oauthDomain = null;
    open(path);
    expect(await field('Email')).toBeVisible();
    expect(inMain().queryByRole('button', { name: /Google/ })).toBeNull();
  });
});
