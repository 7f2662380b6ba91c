import { beforeEach, describe, expect, it } from 'vitest';
import {
  DAY,
  EMAIL,
  HOUR,
  lastCode,
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

const confirm = (ConfirmationCode: string, Username = EMAIL) =>
  test.call('ConfirmSignUp', { Username, ConfirmationCode });
const wrong = () => (lastCode(test) === '000000' ? '000001' : '000000');
const MISMATCH = {
  name: 'CodeMismatchException',
  message: 'Invalid verification code provided, please try again.',
};

describe('ConfirmSignUp', () => {
  it('confirms the user with the mailed code', async () => {
    const sub = await signUp(test);
    expect(await confirm(lastCode(test))).toEqual({});
    expect(test.pool.listUsers()).toMatchObject([{ username: sub, status: 'CONFIRMED' }]);
  });

  it('takes the sub for a username', async () => {
    const sub = await signUp(test);
    expect(await confirm(lastCode(test), sub.toUpperCase())).toEqual({});
  });

  it('refuses a wrong code and still takes the right one', async () => {
    await signUp(test);
    expect(await refusal(confirm(wrong()))).toEqual(MISMATCH);
    expect(await confirm(lastCode(test))).toEqual({});
  });

  it('takes every code for a wrong one when the user is unknown', async () => {
    expect(await refusal(confirm('123456', 'nobody@example.com'))).toEqual(MISMATCH);
  });

  it('refuses a code after 24 hours', async () => {
    await signUp(test);
    test.advance(DAY);
    expect(await refusal(confirm(lastCode(test)))).toEqual({
      name: 'ExpiredCodeException',
      message: 'Invalid code provided, please request a code again.',
    });
  });

  it('takes a code just before', async () => {
    await signUp(test);
    test.advance(DAY - 1);
    expect(await confirm(lastCode(test))).toEqual({});
  });

  it('refuses a user who is confirmed', async () => {
    await register(test);
    expect(await refusal(confirm(lastCode(test)))).toEqual({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    });
  });

  it.each([
    ['a known user', EMAIL],
    ['an unknown user', 'nobody@example.com'],
  ])('stops after 15 attempts an hour for %s', async (_, username) => {
    await signUp(test);
    for (let count = 0; count < 15; count += 1) {
      expect(await refusal(confirm(wrong(), username))).toEqual(MISMATCH);
    }
    expect(await refusal(confirm(wrong(), username))).toEqual({
      name: 'LimitExceededException',
      message: 'Attempt limit exceeded, please try after some time.',
    });
    test.advance(HOUR);
    expect(await refusal(confirm(wrong(), username))).toEqual(MISMATCH);
  });

  it.each(['', 'has space'])('refuses %j for a code', async (code) => {
    expect((await refusal(confirm(code))).name).toBe('InvalidParameterException');
  });

  it('refuses another client id', async () => {
    const input = { ClientId: 'other', Username: EMAIL, ConfirmationCode: '123456' };
    const { name } = await refusal(test.call('ConfirmSignUp', input));
    expect(name).toBe('ResourceNotFoundException');
  });
});
