import { beforeEach, describe, expect, it } from 'vitest';
import {
  EMAIL,
  lastCode,
  PASSWORD,
  refusal,
  register,
  signUp,
  testPool,
  type TestPool,
} from '../../../setup/local-user-pool.ts';

let test: TestPool;
beforeEach(() => {
  test = testPool();
});

const forgot = (Username = EMAIL) => test.call('ForgotPassword', { Username });

describe('ForgotPassword', () => {
  it('mails a reset code', async () => {
    await register(test);
    await forgot(EMAIL.toUpperCase());
    expect(test.mails.at(-1)).toMatchObject({
      to: EMAIL,
      subject: 'Your Lureproof password reset code',
      body: expect.stringContaining(lastCode(test)),
      code: expect.stringMatching(/^\d{6}$/),
    });
  });

  it('answers the same for a known and an unknown user, and mails the known one only', async () => {
    await register(test);
    const mailed = test.mails.length;
    expect(await forgot('also@example.com')).toEqual(await forgot());
    expect(test.mails).toHaveLength(mailed + 1);
  });

  it('refuses a user whose email is not verified', async () => {
    await signUp(test);
    expect(await refusal(forgot())).toEqual({
      name: 'InvalidParameterException',
      message:
        'Cannot reset password for the user as there is no registered/verified email or phone_number',
    });
  });

  it('refuses a user who still has a temporary password', async () => {
    await test.pool.adminCreateUser({ email: EMAIL, temporaryPassword: PASSWORD });
    expect(await refusal(forgot())).toEqual({
      name: 'NotAuthorizedException',
      message: 'User password cannot be reset in the current state.',
    });
  });

  it.each([
    ['a known user', EMAIL],
    ['an unknown user', 'nobody@example.com'],
  ])('is limited to five an hour for %s', async (_, username) => {
    await register(test);
    for (let count = 0; count < 5; count += 1) await forgot(username);
    expect((await refusal(forgot(username))).name).toBe('LimitExceededException');
  });

  it('refuses a missing username and another client id', async () => {
    expect((await refusal(test.call('ForgotPassword'))).message).toContain("'username'");
    const other = test.call('ForgotPassword', { ClientId: 'other', Username: EMAIL });
    expect((await refusal(other)).name).toBe('ResourceNotFoundException');
  });
});
