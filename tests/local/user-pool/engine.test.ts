import { describe, expect, it } from 'vitest';
import { memoryStore } from '#local/kit/store.ts';
import { emptyUserPoolState } from '#local/user-pool/state.ts';
import { EMAIL, ISSUER, SECOND, START, testPool } from '../../setup/local-user-pool.ts';
import { refusalOf } from '../../setup/refusals.ts';
import { signedInPool } from '../../setup/signed-in-pool.ts';

describe('concurrent calls', () => {
  it('lose no user', async () => {
    const test = testPool();
    const emails = Array.from({ length: 10 }, (_, index) => `user${index}@example.com`);
    await Promise.all(emails.map((email) => test.signUp(email)));
    expect(
      test.pool
        .listUsers()
        .map(({ email }) => email)
        .toSorted(),
    ).toEqual(emails);
  });

  it('create one user per email', async () => {
    const test = testPool();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => test.signUp()));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
  });

  it('lose no attempt count', async () => {
    const test = testPool();
    await test.register();
    const forgot = () => refusalOrNothing(test.call('ForgotPassword', { Username: EMAIL }));
    const outcomes = await Promise.all(Array.from({ length: 8 }, forgot));
    expect(outcomes.filter((name) => name === 'LimitExceededException')).toHaveLength(3);
  });

  it('generate one pair of keys', async () => {
    const store = memoryStore(emptyUserPoolState());
    const { pool } = testPool(false, emptyUserPoolState(), { store });
    const [one, two] = await Promise.all([pool.jwks(), pool.jwks()]);
    expect(one).toEqual(two);
    expect(new Set(one.keys.map(({ kid }) => kid)).size).toBe(2);
  });
});

describe('the pool', () => {
  it('refuses unknown operations', async () => {
    for (const name of ['ListUsers', '', 'constructor', '__proto__']) {
      expect(await refusalOf(testPool().call(name))).toContain('UnknownOperationException: ');
    }
  });

  it('publishes two RS256 keys without their private parts', async () => {
    const { test } = await signedInPool();
    const { keys } = await test.pool.jwks();
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(Object.keys(key).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    }
  });

  it('has an OpenID configuration', () => {
    expect(testPool().pool.openIdConfiguration()).toMatchObject({
      issuer: ISSUER,
      jwks_uri: `${ISSUER}/.well-known/jwks.json`,
      id_token_signing_alg_values_supported: ['RS256'],
    });
  });

  it('lists its users, newest first, without secrets', async () => {
    const test = testPool();
    await test.firstSignIn();
    test.advance(SECOND);
    await test.pool.adminCreateUser({ email: 'Grace@example.com', name: 'Grace' });
    expect(test.pool.listUsers()).toEqual([
      {
        username: expect.any(String),
        email: 'grace@example.com',
        pendingEmail: null,
        name: 'Grace',
        status: 'FORCE_CHANGE_PASSWORD',
        mfa: 'NONE',
        trait: 'temporary-password',
        devices: 0,
        createdAt: new Date(START + SECOND).toISOString(),
      },
      {
        username: expect.any(String),
        email: EMAIL,
        pendingEmail: null,
        name: 'Ada Lovelace',
        status: 'CONFIRMED',
        mfa: 'SOFTWARE_TOKEN_MFA',
        trait: 'default',
        devices: 0,
        createdAt: new Date(START).toISOString(),
      },
    ]);
  });
});

async function refusalOrNothing(call: Promise<object>): Promise<string> {
  return call.then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
  );
}
