import { beforeEach, describe, expect, it } from 'vitest';
import {
  EMAIL,
  HOUR,
  lastCode,
  PASSWORD,
  provePassword,
  refusal,
  register,
  testPool,
  type TestPool,
} from '../../../setup/local-user-pool.ts';

const NEW = 'Battery-staple';
let test: TestPool;
beforeEach(() => {
  test = testPool();
});

const confirm = (ConfirmationCode: string, Password = NEW, Username = EMAIL) =>
  test.call('ConfirmForgotPassword', { Username, ConfirmationCode, Password });
const wrong = () => (lastCode(test) === '000000' ? '000001' : '000000');
const forgot = async () => {
  await register(test);
  await test.call('ForgotPassword', { Username: EMAIL });
};
const MISMATCH = {
  name: 'CodeMismatchException',
  message: 'Invalid verification code provided, please try again.',
};
const EXPIRED = {
  name: 'ExpiredCodeException',
  message: 'Invalid code provided, please request a code again.',
};

describe('ConfirmForgotPassword', () => {
  it('sets the password with the mailed code', async () => {
    await forgot();
    expect(await confirm(lastCode(test))).toEqual({});
    expect((await refusal(provePassword(test, EMAIL, PASSWORD))).name).toBe(
      'NotAuthorizedException',
    );
    await expect(provePassword(test, EMAIL, NEW)).resolves.toHaveProperty('Session');
  });

  it('takes a code once', async () => {
    await forgot();
    await confirm(lastCode(test));
    expect(await refusal(confirm(lastCode(test)))).toEqual(EXPIRED);
  });

  it('refuses a wrong code', async () => {
    await forgot();
    expect(await refusal(confirm(wrong()))).toEqual(MISMATCH);
  });

  it('takes every code for a wrong one when the user is unknown', async () => {
    expect(await refusal(confirm('123456', NEW, 'nobody@example.com'))).toEqual(MISMATCH);
  });

  it('says that a code was never asked for', async () => {
    await register(test);
    expect(await refusal(confirm(lastCode(test)))).toEqual(EXPIRED);
  });

  it('refuses a code after an hour', async () => {
    await forgot();
    test.advance(HOUR - 1);
    expect(await refusal(confirm(wrong()))).toEqual(MISMATCH);
    test.advance(1);
    expect(await refusal(confirm(lastCode(test)))).toEqual(EXPIRED);
  });

  it('keeps the code when the password breaks the policy', async () => {
    await forgot();
    expect(await refusal(confirm(lastCode(test), 'no-upper-case'))).toEqual({
      name: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password must have uppercase characters',
    });
    expect(await confirm(lastCode(test))).toEqual({});
  });

  it.each([
    ['a known user', EMAIL],
    ['an unknown user', 'nobody@example.com'],
  ])('is limited to ten attempts an hour for %s', async (_, username) => {
    await forgot();
    for (let count = 0; count < 10; count += 1) {
      expect(await refusal(confirm(wrong(), NEW, username))).toEqual(MISMATCH);
    }
    const { name } = await refusal(confirm(wrong(), NEW, username));
    expect(name).toBe('LimitExceededException');
  });

  it('refuses what is missing and another client id', async () => {
    const { message } = await refusal(test.call('ConfirmForgotPassword'));
    expect(message).toMatch(/^3 validation errors detected/);
    const input = { Username: EMAIL, ConfirmationCode: '1', Password: NEW, ClientId: 'other' };
    const { name } = await refusal(test.call('ConfirmForgotPassword', input));
    expect(name).toBe('ResourceNotFoundException');
  });
});
