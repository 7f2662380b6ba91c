// @vitest-environment jsdom
import { configure, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { registeredPerson } from '../../../setup/people.ts';
import { button, field, open } from '../../../setup/screen.tsx';
import { useWorld } from '../../../setup/world.ts';

/** The ways on that every auth screen offers beside its task. */

const world = useWorld();
const oauthDomain = env.oauthDomain;
/** The first test loads the screens too. */
configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 15_000 });

beforeEach(async () => {
  await amplifyUserPool.signOut();
});
afterEach(() => {
  env.oauthDomain = oauthDomain;
});

const inMain = () => within(screen.getByRole('main'));
const leadsTo = (name: string) => inMain().getByRole('link', { name }).getAttribute('href');

describe('the ways on', () => {
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
