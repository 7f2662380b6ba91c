import { describe, expect, it } from 'vitest';
import { memoryStore, type Store } from '#local/kit/store.ts';
import type { UserPoolDeps } from '#local/user-pool/engine.ts';
import { emptyUserPoolState, type UserPoolState } from '#local/user-pool/state.ts';
import {
  CLIENT_ID,
  EMAIL,
  PASSWORD,
  testPool,
  type TestPool,
} from '../../setup/local-user-pool.ts';
import { refusalOf } from '../../setup/refusals.ts';
import { signedInPool } from '../../setup/signed-in-pool.ts';

const poolOf = (changes: Partial<UserPoolDeps>) =>
  testPool(false, emptyUserPoolState(), changes).pool;
const NEW_USER = { ClientId: CLIENT_ID, Username: EMAIL, Password: PASSWORD };

/** The same pool after a restart, with only what the store can write to a file. */
function restarted(test: TestPool): TestPool {
  return testPool(false, JSON.parse(JSON.stringify(test.store.read())));
}

describe('the state', () => {
  it('survives a restart in the middle of a sign-up', async () => {
    const before = testPool();
    await before.signUp();
    const after = restarted(before);
    expect(
      await after.call('ConfirmSignUp', { Username: EMAIL, ConfirmationCode: before.lastCode() }),
    ).toEqual({});
  });

  it('keeps tokens and keys valid across a restart', async () => {
    const { test, known } = await signedInPool();
    const after = restarted(test);
    expect(await after.pool.jwks()).toEqual(await test.pool.jwks());
    await expect(after.call('GetUser', { AccessToken: known.accessToken })).resolves.toHaveProperty(
      'Username',
    );
    await expect(after.signInAgain(known)).resolves.toHaveProperty('accessToken');
  });

  it('may contain records under inherited names', async () => {
    const test = testPool();
    const sub = await test.register();
    const { users } = test.store.read();
    const odd = Object.entries(users).flatMap(([, user]) => [
      ['constructor', { ...user, sub: 'constructor', attributes: { email: 'odd@example.com' } }],
      [sub, user],
    ]);
    const after = restarted({
      ...test,
      store: memoryStore({ ...test.store.read(), users: Object.fromEntries(odd) }),
    });
    expect(after.pool.listUsers()).toHaveLength(2);
    expect(await refusalOf(after.provePassword('hasOwnProperty'))).toContain(
      'NotAuthorizedException: ',
    );
    await expect(after.provePassword()).resolves.toHaveProperty('Session');
  });

  it('may lack fields that a later version added', async () => {
    const test = testPool();
    const sub = await test.register();
    const { attempts: _, lockouts: __, ...older } = test.store.read();
    const read = (): UserPoolState => Object.assign(Object.create(null), older);
    const store: Store<UserPoolState> = { read, write: () => undefined };
    const pool = poolOf({ store });
    expect(pool.listUsers()).toMatchObject([{ username: sub }]);
    await expect(
      pool.call('ForgotPassword', { ClientId: CLIENT_ID, Username: EMAIL }),
    ).resolves.toHaveProperty('CodeDeliveryDetails');
  });

  it('is written before mail is sent and the call is answered', async () => {
    const happened: string[] = [];
    const kept = memoryStore(emptyUserPoolState());
    const store = {
      read: () => kept.read(),
      write: (next: UserPoolState) => {
        happened.push('written');
        kept.write(next);
      },
    };
    const pool = poolOf({ store, sendMail: () => void happened.push('mailed') });
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

  it('counts refused attempts', async () => {
    const test = testPool();
    await test.register();
    await refusalOf(test.provePassword(EMAIL, 'Wrong-password'));
    expect(Object.values(restarted(test).store.read().lockouts)).toMatchObject([{ failures: 1 }]);
  });

  it('is unchanged after an internal error, which sends no mail', async () => {
    const kept = memoryStore(emptyUserPoolState());
    const mailed: unknown[] = [];
    const failing = { read: () => kept.read(), write: () => raise('disk full') };
    const pool = poolOf({ store: failing, sendMail: (mail) => void mailed.push(mail) });
    expect(await refusalOf(pool.call('SignUp', NEW_USER))).toContain(': disk full');
    expect(kept.read()).toEqual(emptyUserPoolState());
    expect(mailed).toEqual([]);
  });

  it('accepts calls after an internal error', async () => {
    const kept = memoryStore(emptyUserPoolState());
    let failures = 1;
    const write = (next: UserPoolState) => {
      failures -= 1;
      if (failures === 0) raise('disk full');
      kept.write(next);
    };
    const pool = poolOf({ store: { read: () => kept.read(), write } });
    await refusalOf(pool.call('SignUp', NEW_USER));
    await expect(pool.call('SignUp', NEW_USER)).resolves.toHaveProperty('UserSub');
  });
});

function raise(message: string): never {
  throw new Error(message);
}
