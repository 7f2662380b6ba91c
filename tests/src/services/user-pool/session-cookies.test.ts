import { describe, expect, it, onTestFinished } from 'vitest';
import { LOCAL_CLIENT_ID } from '#local/settings.ts';
import { env } from '#src/config/env.ts';
import { lastSessionEnd, resetSessionEnd } from '#src/services/user-pool/ending/session-end.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { hasSessionHint, sessionState } from '#src/services/user-pool/session-hint.ts';
import { sessionPerson } from '#src/services/user-pool/session-person.ts';
import { eventually } from '../../../setup/eventually.ts';
import { keepIdToken } from '../../../setup/id-token.ts';
import { signedInPerson } from '../../../setup/sign-in.ts';
import { useWorld } from '../../../setup/world.ts';

const world = useWorld();
const PREFIX = `CognitoIdentityServiceProvider.${LOCAL_CLIENT_ID}.`;

const go = (path: string) => window.history.replaceState(null, '', path);

function namesAt(path: string): string[] {
  go(path);
  return document.cookie.split('; ').flatMap((cookie) => cookie.split('=')[0] || []);
}

/** Sets cookies as a host under the same parent domain can: for any path of this site. */
function plant(path: string, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const set = (pair: string) => (document.cookie = `${PREFIX}${pair}; path=${path}`);
    set(`${name}=${value}`);
    onTestFinished(() => void set(`${name}=; max-age=0`));
  }
}

const ADA = { name: 'Ada', email: 'ada@example.com' };

describe('cookies that another host has set for a path of this site', () => {
  it.each([
    ['another user', { LastAuthUser: 'mallory', 'mallory.idToken': 'a.b.c' }],
    ['another token', { 'ada.idToken': 'a.b.c' }],
    ['another user, under a name spelt differently', { 'LastAuth%55ser': 'mallory' }],
  ])('end the session at that path if they name %s', async (_, planted) => {
    keepIdToken(ADA, 'ada');
    plant('/dashboard', planted);
    expect(sessionPerson()?.name).toBe('Ada');
    go('/dashboard/profile');
    expect(hasSessionHint()).toBe(false);
    expect(sessionState()).toBe('conflict');
    expect(sessionPerson()).toBeNull();
    resetSessionEnd();
    expect(await userPool.profile()).toMatchObject({ error: { code: 'session-conflict' } });
    expect(await userPool.session()).toEqual({ ok: true, value: null });
    expect(lastSessionEnd()).toBe('session-conflict');
    expect(namesAt('/')).toEqual([]);
  });

  it('are no conflict if they have the same values', () => {
    keepIdToken(ADA, 'ada');
    plant('/dashboard', { LastAuthUser: 'ada' });
    go('/dashboard/profile');
    expect(sessionPerson()?.name).toBe('Ada');
  });

  it('are removed by signing out, at every page', async () => {
    keepIdToken(ADA, 'ada');
    plant('/dashboard/profile', { LastAuthUser: 'junk' });
    plant('/pricing', { LastAuthUser: 'junk' });
    plant('/dashboard/subscription', { LastAuthUser: 'junk' });
    userPool.signOut();
    await eventually(() => {
      const paths = ['/pricing', '/dashboard/profile', '/dashboard/subscription'];
      expect(paths.flatMap(namesAt)).toEqual([]);
    });
  });

  it('don’t break signing in, and are removed by it, at every page', async () => {
    plant('/login', { LastAuthUser: 'junk' });
    plant('/dashboard', { LastAuthUser: 'junk' });
    go('/login');
    expect(sessionState()).toBe('present');
    await signedInPerson(world);
    expect(sessionPerson()?.name).toBe('Ada Lovelace');
    await eventually(() => {
      const names = namesAt('/dashboard/profile');
      expect(names).toHaveLength(new Set(names).size);
    });
    expect(sessionPerson()?.name).toBe('Ada Lovelace');
  });

  it('are the reason given if they can’t be removed', async () => {
    const deep = '/a'.repeat(20);
    go(deep);
    plant(deep, { LastAuthUser: 'junk' });
    await expect(signedInPerson(world)).rejects.toThrow('session-conflict');
    expect(namesAt('/')).toEqual([]);
  });
});

it('the cookies of other app clients are removed by signing in, except those in use', async () => {
  const other = (client: string) => `CognitoIdentityServiceProvider.${client}.LastAuthUser`;
  for (const client of ['former', 'learning']) document.cookie = `${other(client)}=ada; path=/`;
  env.otherClientIds = ['learning'];
  onTestFinished(() => void (env.otherClientIds = []));
  await signedInPerson(world);
  const names = namesAt('/');
  expect(names).toContain(other('learning'));
  expect(names).not.toContain(other('former'));
});
