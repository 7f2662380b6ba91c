import { beforeEach, describe, expect, it } from 'vitest';
import {
  DAY,
  EMAIL,
  lastCode,
  POOL_ID,
  provePassword,
  refusal,
  register,
  testPool,
  textAt,
  type TestPool,
} from '../../../setup/local-user-pool.ts';

let test: TestPool;
beforeEach(() => {
  test = testPool();
});

const create = (input: Record<string, unknown> = {}) =>
  test.call('AdminCreateUser', { UserPoolId: POOL_ID, Username: EMAIL, ...input });

describe('AdminCreateUser', () => {
  it('makes an account and mails a temporary password that works', async () => {
    const answer = await create({ UserAttributes: [{ Name: 'name', Value: 'Ada' }] });
    expect(answer).toMatchObject({
      User: {
        Enabled: true,
        UserStatus: 'FORCE_CHANGE_PASSWORD',
        UserCreateDate: test.now() / 1000,
        UserLastModifiedDate: test.now() / 1000,
        Attributes: expect.arrayContaining([{ Name: 'email_verified', Value: 'false' }]),
      },
    });
    expect(test.mails).toMatchObject([
      {
        to: EMAIL,
        subject: 'Your Lureproof account',
        body: expect.stringContaining(lastCode(test)),
      },
    ]);
    expect(JSON.stringify(test.store.read())).not.toContain(lastCode(test));
    expect(await provePassword(test, EMAIL, lastCode(test))).toMatchObject({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
    });
  });

  it('takes a password and vouches for the email', async () => {
    const UserAttributes = [{ Name: 'email_verified', Value: 'True' }];
    const answer = await create({ TemporaryPassword: 'Temporary-1', UserAttributes });
    expect(lastCode(test)).toBe('Temporary-1');
    expect(JSON.stringify(answer)).toContain('{"Name":"email_verified","Value":"true"}');
  });

  it('can keep quiet', async () => {
    await create({ MessageAction: 'SUPPRESS' });
    expect(test.mails).toEqual([]);
  });

  it('can send a new temporary password, once more for seven days', async () => {
    await create();
    const first = lastCode(test);
    test.advance(7 * DAY);
    await create({ MessageAction: 'RESEND' });
    expect((await refusal(provePassword(test, EMAIL, first))).name).toBe('NotAuthorizedException');
    await expect(provePassword(test, EMAIL, lastCode(test))).resolves.toHaveProperty('Session');
  });

  it('sends no new one to a user who is unknown or has chosen a password', async () => {
    expect((await refusal(create({ MessageAction: 'RESEND' }))).name).toBe('UserNotFoundException');
    await register(test);
    const { name } = await refusal(create({ MessageAction: 'RESEND' }));
    expect(name).toBe('UnsupportedUserStateException');
  });

  it('refuses an email that has an account', async () => {
    await register(test);
    expect(await refusal(create())).toEqual({
      name: 'UsernameExistsException',
      message: 'User account already exists',
    });
  });

  it('refuses a temporary password that breaks the policy', async () => {
    const { name } = await refusal(create({ TemporaryPassword: 'no-upper-case' }));
    expect(name).toBe('InvalidPasswordException');
  });

  it('refuses another pool', async () => {
    expect(await refusal(create({ UserPoolId: 'eu-west-1_Other' }))).toEqual({
      name: 'ResourceNotFoundException',
      message: 'User pool eu-west-1_Other does not exist.',
    });
  });

  it('makes a user who cannot confirm a sign-up', async () => {
    await create();
    const call = test.call('ConfirmSignUp', { Username: EMAIL, ConfirmationCode: '123456' });
    expect((await refusal(call)).message).toBe(
      'User cannot be confirmed. Current status is FORCE_CHANGE_PASSWORD',
    );
  });

  it('answers with the sub for a username', async () => {
    expect(textAt(await create(), 'User.Username')).toBe(test.pool.listUsers()[0]?.username);
  });
});
