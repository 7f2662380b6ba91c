import { beforeEach, describe, expect, it } from 'vitest';
import { amplifyUserPool } from '#src/services/user-pool/amplify/amplify-user-pool.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { findDestination, findHandOver } from '#src/flows/redirect/destination.ts';
import type { RedirectDecision } from '#src/flows/redirect/redirect-policy.ts';
import { failed, ok } from '#src/lib/result.ts';
import { asSocialSession, withoutAuthenticator } from '../../../setup/answers.ts';
import { otherTab } from '../../../setup/other-tab.ts';
import { signedInPerson } from '../../../setup/sign-in.ts';
import { useWorld } from '../../../setup/world.ts';

const world = useWorld();
const url = 'https://learn.lureproof.example/lessons';
const toLearningSite = () => findDestination({ kind: 'learning-site', url }, amplifyUserPool);
const handOver = {
  ok: true,
  value: { kind: 'hand-over', idToken: expect.stringMatching(/^ey/), url },
};

beforeEach(() => {
  userPool.signOut();
  world.calls.length = 0;
});

describe('for the learning site, a user', () => {
  it('is handed over with a fresh token if the account has an authenticator', async () => {
    await signedInPerson(world);
    expect(await toLearningSite()).toEqual(handOver);
    expect(world.calls).toContain('GetTokensFromRefreshToken');
  });

  it('is handed over without another request once the authenticator is known', async () => {
    await signedInPerson(world);
    await toLearningSite();
    expect(world.calls).toContain('GetUser');
    world.calls.length = 0;
    expect(await toLearningSite()).toEqual(handOver);
    expect(world.calls).not.toContain('GetUser');
  });

  it('adds an authenticator first if the account has only a password', async () => {
    await signedInPerson(world);
    withoutAuthenticator();
    expect(await toLearningSite()).toEqual({
      ok: true,
      value: { kind: 'authenticator-first', url },
    });
  });

  it('is handed over with Google’s second factor, which the user pool delegates to Google', async () => {
    await signedInPerson(world);
    withoutAuthenticator();
    asSocialSession();
    expect(await toLearningSite()).toEqual(handOver);
  });

  it('isn’t handed over because of another user’s second factor', async () => {
    const other = await otherTab(world, 'Grace Hopper');
    await signedInPerson(world);
    withoutAuthenticator();
    const pool = {
      session: amplifyUserPool.session,
      secondFactor: async () => {
        other.signIn(false);
        return ok('authenticator' as const);
      },
    };
    expect(await findHandOver(url, pool)).toMatchObject({
      ok: false,
      error: { kind: 'unreadable', error: { code: 'session-replaced' } },
    });
  });

  it('fails if the session has ended meanwhile', async () => {
    const other = await otherTab(world, 'Grace Hopper');
    await signedInPerson(world);
    const pool = {
      session: amplifyUserPool.session,
      secondFactor: async () => {
        other.signOut();
        return ok('authenticator' as const);
      },
    };
    expect(await findHandOver(url, pool)).toEqual({
      ok: false,
      error: { kind: 'signed-out', end: 'session-ended' },
    });
  });

  it.each(['GetTokensFromRefreshToken', 'GetUser'])(
    'can try again if %s fails',
    async (operation) => {
      await signedInPerson(world);
      world.fault(operation, 'server', 9);
      expect(await toLearningSite()).toMatchObject({ ok: false, error: { kind: 'unreadable' } });
    },
  );
});

const decisions: RedirectDecision[] = [
  { kind: 'none' },
  { kind: 'internal', path: '/dashboard/profile' },
  { kind: 'trusted', url: 'https://partner.example/' },
  { kind: 'leave', url: 'https://evil.example/', host: 'evil.example' },
];

describe('anywhere else', () => {
  it.each(decisions)('the token stays here: $kind', async (decision) => {
    await signedInPerson(world);
    expect(await findDestination(decision, amplifyUserPool)).toEqual({
      ok: true,
      value: { kind: 'redirect' },
    });
  });
});

describe('wherever the user was going', () => {
  it.each<RedirectDecision>([...decisions, { kind: 'learning-site', url }])(
    'there is no token without a session: $kind',
    async (decision) => {
      expect(await findDestination(decision, amplifyUserPool)).toEqual({
        ok: false,
        error: { kind: 'signed-out', end: 'session-ended' },
      });
    },
  );

  it.each([
    ['signed-out', { kind: 'signed-out', end: 'session-ended' }],
    ['session-not-renewed', { kind: 'signed-out', end: 'session-not-renewed' }],
    ['network', { kind: 'unreadable', error: { code: 'network', providerMessage: '' } }],
  ] as const)('a session that fails with %s ends, or can be read again', async (code, error) => {
    const session = () => Promise.resolve(failed({ code, providerMessage: '' }));
    const userPool = { ...amplifyUserPool, session };
    expect(await findDestination({ kind: 'none' }, userPool)).toEqual({ ok: false, error });
    expect(await findDestination({ kind: 'learning-site', url }, userPool)).toEqual({
      ok: false,
      error,
    });
  });
});
