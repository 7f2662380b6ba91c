import { describe, expect, it } from 'vitest';
import { randomBytes } from 'node:crypto';
import { memoryStore, type Store } from '#local/kit/store.ts';
import { createUserPool, type UserPoolDeps } from '#local/user-pool/engine.ts';
import { emptyUserPoolState, type UserPoolState } from '#local/user-pool/state.ts';
import {
  CLIENT_ID,
  EMAIL,
  firstSignIn,
  ISSUER,
  lastCode,
  PASSWORD,
  POOL_ID,
  provePassword,
  refusal,
  register,
  SECOND,
  signedInPool,
  signInAgain,
  signUp,
  START,
  testPool,
  type TestPool,
} from '../../setup/local-user-pool.ts';

const deps = (changes: Partial<UserPoolDeps> = {}): UserPoolDeps => ({
  poolId: POOL_ID,
  clientId: CLIENT_ID,
  issuer: ISSUER,
  now: () => START,
  randomBytes,
  store: memoryStore(emptyUserPoolState()),
  sendMail: () => undefined,
  ...changes,
});
const NEW_USER = { ClientId: CLIENT_ID, Username: EMAIL, Password: PASSWORD };

/** The same pool after a restart: only what the store can write to a file is left. */
function restarted(test: TestPool): TestPool {
  return testPool(false, JSON.parse(JSON.stringify(test.store.read())));
}

describe('the state', () => {
  it('is all that a restart needs, in the middle of a sign-up', async () => {
    const before = testPool();
    await signUp(before);
    const after = restarted(before);
    expect(
      await after.call('ConfirmSignUp', { Username: EMAIL, ConfirmationCode: lastCode(before) }),
    ).toEqual({});
  });

  it('is all that tokens and their keys need', async () => {
    const { test, known } = await signedInPool();
    const after = restarted(test);
    expect(await after.pool.jwks()).toEqual(await test.pool.jwks());
    await expect(after.call('GetUser', { AccessToken: known.accessToken })).resolves.toHaveProperty(
      'Username',
    );
    await expect(signInAgain(after, known)).resolves.toHaveProperty('accessToken');
  });

  it('may lack what a later version added', async () => {
    const test = testPool();
    const sub = await register(test);
    const { attempts: _, lockouts: __, ...older } = test.store.read();
    const read = (): UserPoolState => Object.assign(Object.create(null), older);
    const store: Store<UserPoolState> = { read, write: () => undefined };
    const pool = createUserPool(deps({ store }));
    expect(pool.listUsers()).toMatchObject([{ username: sub }]);
    await expect(
      pool.call('ForgotPassword', { ClientId: CLIENT_ID, Username: EMAIL }),
    ).resolves.toHaveProperty('CodeDeliveryDetails');
  });

  it('is written before the answer is given and before the mail goes out', async () => {
    const happened: string[] = [];
    const kept = memoryStore(emptyUserPoolState());
    const store = {
      read: () => kept.read(),
      write: (next: UserPoolState) => {
        happened.push('written');
        kept.write(next);
      },
    };
    const pool = createUserPool(deps({ store, sendMail: () => void happened.push('mailed') }));
    await pool.call('SignUp', NEW_USER);
    happened.push('answered');
    expect(happened).toEqual(['written', 'mailed', 'answered']);
  });

  it('is not written by a call that changes nothing', async () => {
    const { test, known } = await signedInPool();
    const before = test.store.read();
    await test.call('GetUser', { AccessToken: known.accessToken });
    expect(test.store.read()).toBe(before);
  });

  it('keeps the count of a refused attempt', async () => {
    const test = testPool();
    await register(test);
    await refusal(provePassword(test, EMAIL, 'Wrong-password'));
    expect(Object.values(restarted(test).store.read().lockouts)).toMatchObject([{ failures: 1 }]);
  });

  it('stays as it was after a failure of our own, and sends no mail', async () => {
    const kept = memoryStore(emptyUserPoolState());
    const mailed: unknown[] = [];
    const failing = { read: () => kept.read(), write: () => raise('disk full') };
    const pool = createUserPool(
      deps({ store: failing, sendMail: (mail) => void mailed.push(mail) }),
    );
    expect((await refusal(pool.call('SignUp', NEW_USER))).message).toBe('disk full');
    expect(kept.read()).toEqual(emptyUserPoolState());
    expect(mailed).toEqual([]);
  });

  it('goes on after a failure of our own', async () => {
    const kept = memoryStore(emptyUserPoolState());
    let failures = 1;
    const write = (next: UserPoolState) => {
      failures -= 1;
      if (failures === 0) raise('disk full');
      kept.write(next);
    };
    const pool = createUserPool(deps({ store: { read: () => kept.read(), write } }));
    await refusal(pool.call('SignUp', NEW_USER));
    await expect(pool.call('SignUp', NEW_USER)).resolves.toHaveProperty('UserSub');
  });
});

describe('calls at the same time', () => {
  it('lose no user', async () => {
    const test = testPool();
    const emails = Array.from({ length: 10 }, (_, index) => `user${index}@example.com`);
    await Promise.all(emails.map((email) => signUp(test, email)));
    expect(
      test.pool
        .listUsers()
        .map(({ email }) => email)
        .toSorted(),
    ).toEqual(emails);
  });

  it('make one user of one email', async () => {
    const test = testPool();
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => signUp(test)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
  });

  it('lose no count', async () => {
    const test = testPool();
    await register(test);
    const forgot = () => refusalOrNothing(test.call('ForgotPassword', { Username: EMAIL }));
    const outcomes = await Promise.all(Array.from({ length: 8 }, forgot));
    expect(outcomes.filter((name) => name === 'LimitExceededException')).toHaveLength(3);
  });

  it('use one pair of new keys', async () => {
    const pool = createUserPool(deps());
    const [one, two] = await Promise.all([pool.jwks(), pool.jwks()]);
    expect(one).toEqual(two);
    expect(new Set(one.keys.map(({ kid }) => kid)).size).toBe(2);
  });
});

describe('the pool', () => {
  it('does not know every operation', async () => {
    for (const name of ['DeleteUser', '', 'constructor', '__proto__']) {
      expect((await refusal(testPool().call(name))).name).toBe('UnknownOperationException');
    }
  });

  it('publishes two RS256 keys without their private halves', async () => {
    const { test } = await signedInPool();
    const { keys } = await test.pool.jwks();
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(Object.keys(key).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    }
  });

  it('describes itself to verifiers', () => {
    expect(testPool().pool.openIdConfiguration()).toMatchObject({
      issuer: ISSUER,
      jwks_uri: `${ISSUER}/.well-known/jwks.json`,
      id_token_signing_alg_values_supported: ['RS256'],
    });
  });

  it('lists its users, newest first, without secrets', async () => {
    const test = testPool();
    await firstSignIn(test);
    test.advance(SECOND);
    await test.pool.adminCreateUser({ email: 'Grace@example.com', name: 'Grace' });
    expect(test.pool.listUsers()).toEqual([
      {
        username: expect.any(String),
        email: 'grace@example.com',
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

function raise(message: string): never {
  throw new Error(message);
}

async function refusalOrNothing(call: Promise<object>): Promise<string> {
  return call.then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
  );
}
