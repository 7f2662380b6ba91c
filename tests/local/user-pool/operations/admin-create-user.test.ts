import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, EMAIL, POOL_ID, testPool } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { refusalOf } from '../../../setup/refusals.ts';

let test = testPool();
beforeEach(() => {
  test = testPool();
});

const create = (input: Record<string, unknown> = {}) =>
  test.call('AdminCreateUser', { UserPoolId: POOL_ID, Username: EMAIL, ...input });

describe('AdminCreateUser', () => {
  it('creates an account and mails a temporary password that works', async () => {
    const answer = await create({ UserAttributes: [{ Name: 'name', Value: 'Ada' }] });
    expect(answer).toMatchObject({
      User: {
        Username: test.pool.listUsers()[0]?.username,
        Enabled: true,
        UserStatus: 'FORCE_CHANGE_PASSWORD',
        UserCreateDate: test.now() / 1000,
        UserLastModifiedDate: test.now() / 1000,
        Attributes: expect.arrayContaining([{ Name: 'email_verified', Value: 'false' }]),
      },
    });
    const body = expect.stringContaining(test.lastCode());
    expect(test.mails).toMatchObject([{ to: EMAIL, subject: 'Your Lureproof account', body }]);
    expect(JSON.stringify(test.store.read())).not.toContain(test.lastCode());
    expect(await test.provePassword(EMAIL, test.lastCode())).toMatchObject({
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
    });
  });

  it('accepts a given password and marks the email as verified', async () => {
    const UserAttributes = [{ Name: 'email_verified', Value: 'True' }];
    const answer = await create({ TemporaryPassword: 'Temporary-1', UserAttributes });
    expect(test.lastCode()).toBe('Temporary-1');
    expect(JSON.stringify(answer)).toContain('{"Name":"email_verified","Value":"true"}');
  });

  it('sends no mail with SUPPRESS', async () => {
    await create({ MessageAction: 'SUPPRESS' });
    expect(test.mails).toEqual([]);
  });

  it('RESEND mails a new temporary password, valid for another seven days', async () => {
    await create();
    const first = test.lastCode();
    test.advance(7 * DAY);
    await create({ MessageAction: 'RESEND' });
    expect(await refusalOf(test.provePassword(EMAIL, first))).toContain('NotAuthorizedException');
    expect(textAt(await test.provePassword(EMAIL, test.lastCode()), 'Session')).not.toBe('');
  });

  it('refuses RESEND for an unknown user and for one who has chosen a password', async () => {
    expect(await refusalOf(create({ MessageAction: 'RESEND' }))).toContain('UserNotFoundException');
    await test.register();
    expect(await refusalOf(create({ MessageAction: 'RESEND' }))).toContain(
      'UnsupportedUserStateException',
    );
  });

  it.each([
    [{}, 'UsernameExistsException: User account already exists'],
    [{ TemporaryPassword: 'no-upper-case' }, 'InvalidPasswordException: '],
    [
      { UserPoolId: 'eu-west-1_Other' },
      'ResourceNotFoundException: User pool eu-west-1_Other does not exist.',
    ],
  ])('refuses a second account with %j', async (input, reason) => {
    await test.register();
    expect(await refusalOf(create(input))).toContain(reason);
  });

  it('creates a user who cannot confirm a sign-up', async () => {
    await create();
    const call = test.call('ConfirmSignUp', { Username: EMAIL, ConfirmationCode: '123456' });
    expect(await refusalOf(call)).toContain('Current status is FORCE_CHANGE_PASSWORD');
  });
});
