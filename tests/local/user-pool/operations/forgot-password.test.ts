import { beforeEach, describe, expect, it } from 'vitest';
import { EMAIL, PASSWORD, testPool } from '../../../setup/local-user-pool.ts';
import { LIMIT_EXCEEDED, refusalOf } from '../../../setup/refusals.ts';

let test = testPool();
beforeEach(() => {
  test = testPool();
});

const forgot = (Username = EMAIL) => test.call('ForgotPassword', { Username });

describe('ForgotPassword', () => {
  it('mails a reset code', async () => {
    await test.register();
    await forgot(EMAIL.toUpperCase());
    expect(test.mails.at(-1)).toMatchObject({
      to: EMAIL,
      subject: 'Your Lureproof password reset code',
      body: expect.stringContaining(test.lastCode()),
      code: expect.stringMatching(/^\d{6}$/),
    });
  });

  it('answers known and unknown users alike, and mails only known ones', async () => {
    await test.register();
    const mailed = test.mails.length;
    expect(await forgot('also@example.com')).toEqual(await forgot());
    expect(test.mails).toHaveLength(mailed + 1);
  });

  it('answers a user whose email is not verified like an unknown one, and mails nothing', async () => {
    await test.signUp();
    const mailed = test.mails.length;
    expect(await forgot()).toEqual(await forgot('also@example.com'));
    expect(test.mails).toHaveLength(mailed);
  });

  it('refuses a user who still has a temporary password', async () => {
    await test.pool.adminCreateUser({ email: EMAIL, temporaryPassword: PASSWORD });
    expect(await refusalOf(forgot())).toBe(
      'NotAuthorizedException: User password cannot be reset in the current state.',
    );
  });

  it.each([
    ['a known user', EMAIL],
    ['an unknown user', 'nobody@example.com'],
  ])('is limited to five an hour for %s', async (_, username) => {
    await test.register();
    for (let count = 0; count < 5; count += 1) await forgot(username);
    expect(await refusalOf(forgot(username))).toBe(LIMIT_EXCEEDED);
  });

  it('refuses a missing username and another client id', async () => {
    expect(await refusalOf(test.call('ForgotPassword'))).toContain("'username'");
    const other = test.call('ForgotPassword', { ClientId: 'other', Username: EMAIL });
    expect(await refusalOf(other)).toContain('ResourceNotFoundException');
  });
});
