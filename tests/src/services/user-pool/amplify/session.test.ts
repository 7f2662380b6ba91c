import { beforeEach, describe, expect, it, vi } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { answerInstead } from '../../../../setup/answers.ts';
import { changeClaims, expireAccessToken } from '../../../../setup/expired-token.ts';
import { signedInPerson } from '../../../../setup/sign-in.ts';
import { MINUTE, valueOf } from '../../../../setup/sign-in-steps.ts';
import { useWorld } from '../../../../setup/world.ts';

const world = useWorld();

beforeEach(() => {
  userPool.signOut();
});

function userHas(attributes: Record<string, string>, mfa: object = {}): void {
  answerInstead({
    GetUser: async (next) => {
      const user: unknown = await (await next()).json();
      const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
      return Response.json({ ...Object(user), UserAttributes, ...mfa });
    },
  });
}

describe('the profile', () => {
  it.each([
    [{ name: 'Ada Lovelace', 'custom:name': 'x', given_name: 'y' }, 'Ada Lovelace'],
    [{ 'custom:name': 'Ada King', given_name: 'y' }, 'Ada King'],
    [{ given_name: 'Ada', family_name: 'Byron' }, 'Ada Byron'],
    [{ given_name: 'Ada' }, 'Ada'],
    [{}, ''],
  ])('derives from %o the name %j', async (attributes, name) => {
    await signedInPerson(world);
    userHas({ email: 'ada@example.com', ...attributes });
    expect(await amplifyUserPool.profile()).toMatchObject({
      value: { name, email: 'ada@example.com' },
    });
  });

  it('has the three methods and the preferred one', async () => {
    await signedInPerson(world);
    userHas(
      { email: 'ada@example.com' },
      {
        UserMFASettingList: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'],
        PreferredMfaSetting: 'EMAIL_OTP',
      },
    );
    expect(await amplifyUserPool.profile()).toMatchObject({
      value: { mfa: { enabled: ['SMS', 'TOTP', 'EMAIL'], preferred: 'EMAIL' } },
    });
  });
});

describe('the session', () => {
  it('is refreshed only once its token has expired', async () => {
    await signedInPerson(world);
    const before = await amplifyUserPool.session();
    expect(world.calls).not.toContain('GetTokensFromRefreshToken');
    expireAccessToken();
    const after = await amplifyUserPool.session();
    expect(world.calls).toContain('GetTokensFromRefreshToken');
    expect(after).toMatchObject({ ok: true, value: { idToken: expect.any(String) } });
    expect(after).not.toEqual(before);
  });

  it('began at an unknown time if its token names one that can’t be', async () => {
    await signedInPerson(world);
    changeClaims('idToken', { auth_time: 1e300 });
    expect(await amplifyUserPool.session()).toMatchObject({ value: { signedInAt: null } });
  });

  it('has its own id for every sign-in, even in a pool that doesn’t number them', async () => {
    await signedInPerson(world);
    const idOfSignIn = async (auth_time: number) => {
      changeClaims('idToken', { origin_jti: undefined, auth_time });
      const session = await amplifyUserPool.session();
      return session.ok && session.value?.id;
    };
    const first = await idOfSignIn(1000);
    expect(first).toBeTruthy();
    expect(await idOfSignIn(1000)).toBe(first);
    expect(await idOfSignIn(2000)).not.toBe(first);
  });
});

describe('a device with a wrong clock', () => {
  const HOUR = 3600_000;
  const refreshes = () => world.calls.filter((name) => name === 'GetTokensFromRefreshToken').length;

  it.each([
    ['an hour ahead', HOUR],
    ['an hour behind', -HOUR],
    ['a day ahead', 24 * HOUR],
    ['a day behind', -24 * HOUR],
  ])('%s refreshes at most once, and is not signed out', async (_, skew) => {
    await signedInPerson(world);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + skew });
    // Keeps the pool's clock unchanged.
    world.advance(-skew);
    try {
      expect(await amplifyUserPool.session({ forceRefresh: true })).toMatchObject({ ok: true });
      world.calls.length = 0;
      for (let calls = 0; calls < 5; calls += 1) {
        expect(await amplifyUserPool.session()).toMatchObject({ value: expect.anything() });
        expect(await amplifyUserPool.profile()).toMatchObject({ ok: true });
      }
      expect(refreshes()).toBe(0);
    } finally {
      world.advance(skew);
    }
  });

  it.each([
    ['an hour ahead', HOUR],
    ['an hour behind', -HOUR],
  ])('a clock %s: the session’s start is converted to local time', async (_, skew) => {
    await signedInPerson(world);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + skew });
    world.advance(-skew);
    try {
      const session = valueOf(await amplifyUserPool.session({ forceRefresh: true }));
      expect(Math.abs(Date.now() - Number(session?.signedInAt))).toBeLessThan(MINUTE);
    } finally {
      world.advance(skew);
    }
  });

  it.each([
    ['was set an hour back', -HOUR],
    ['was set an hour on', HOUR],
  ])('%s since the sign-in: the session continues', async (_, skew) => {
    await signedInPerson(world);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + skew });
    world.advance(-skew);
    try {
      world.calls.length = 0;
      expect(await amplifyUserPool.profile()).toMatchObject({ ok: true });
      expect(await amplifyUserPool.profile()).toMatchObject({ ok: true });
      expect(refreshes()).toBe(skew > 0 ? 1 : 0);
    } finally {
      world.advance(skew);
    }
  });

  it('whose token looks valid but has expired at the pool refreshes once and repeats the call', async () => {
    await signedInPerson(world);
    world.advance(2 * HOUR);
    try {
      world.calls.length = 0;
      expect(await amplifyUserPool.profile()).toMatchObject({ ok: true });
      expect(refreshes()).toBe(1);
      expect(await amplifyUserPool.updateName('Ada King')).toMatchObject({ ok: true });
    } finally {
      world.advance(-2 * HOUR);
    }
  });

  it('is signed out if the refresh is refused, too', async () => {
    await signedInPerson(world);
    world.fault('GetTokensFromRefreshToken', 'revoked', 9);
    world.advance(2 * HOUR);
    try {
      expect(await amplifyUserPool.profile()).toMatchObject({
        ok: false,
        error: { code: 'session-not-renewed' },
      });
    } finally {
      world.advance(-2 * HOUR);
    }
  });
});
