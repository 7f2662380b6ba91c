import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { env } from '#src/config/env.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { registeredPerson } from '../../../../setup/people.ts';
import { button, field, main, open } from '../../../../setup/screen.tsx';
import { useWorld } from '../../../../setup/world.ts';

/** The links that every auth screen offers besides its task. */

const world = useWorld();
const oauthDomain = env.oauthDomain;

beforeEach(() => {
  userPool.signOut();
});
afterEach(() => {
  env.oauthDomain = oauthDomain;
});

const inMain = () => main();
const targetOf = (name: string) => inMain().getByRole('link', { name }).getAttribute('href');

describe('the panel beside the task', () => {
  it('shows a different phish on each screen, labelled as one', async () => {
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

describe('the links besides the task', () => {
  it('on /login: Google, a forgotten password, registration, home', async () => {
    open('/login');
    expect(await button('Continue with Google')).toBeVisible();
    expect(targetOf('Forgot password?')).toBe('/reset-password');
    expect(targetOf('Create an account')).toBe('/register');
    expect(targetOf('Return to Home')).toBe('/');
  });

  it('on /register: Google and Login', async () => {
    open('/register');
    expect(await button('Sign up with Google')).toBeVisible();
    expect(targetOf('Sign in')).toBe('/login');
  });

  it('on both steps of /reset-password: home, and back to the email', async () => {
    const user = open('/reset-password');
    await user.type(await field('Email'), await registeredPerson(world));
    expect(targetOf('Return to Home')).toBe('/');
    await user.click(await button('Send reset code'));
    expect(await button('Back to Email')).toBeVisible();
    expect(targetOf('Return to Home')).toBe('/');
  });

  it.each(['/login', '/register'])('on %s without a hosted domain: no Google', async (path) => {
    env.oauthDomain = null;
    open(path);
    expect(await field('Email')).toBeVisible();
    expect(inMain().queryByRole('button', { name: /Google/ })).toBeNull();
  });
});
