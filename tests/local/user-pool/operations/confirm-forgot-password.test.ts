import { beforeEach, describe, expect, it } from 'vitest';
import { EMAIL, HOUR, testPool } from '../../../setup/local-user-pool.ts';
import {
  CODE_EXPIRED,
  CODE_MISMATCH,
  INCORRECT,
  LIMIT_EXCEEDED,
  refusalOf,
} from '../../../setup/refusals.ts';

const NEW = 'Battery-staple';
let test = testPool();
beforeEach(() => {
  test = testPool();
});

const confirm = (ConfirmationCode: string, Password = NEW, Username = EMAIL) =>
  test.call('ConfirmForgotPassword', { Username, ConfirmationCode, Password });
const forgot = async () => {
  await test.register();
  await test.call('ForgotPassword', { Username: EMAIL });
};

describe('ConfirmForgotPassword', () => {
  it('sets the password with the mailed code, which works once', async () => {
    await forgot();
    expect(await confirm(test.lastCode())).toEqual({});
    expect(await refusalOf(test.provePassword())).toBe(INCORRECT);
    expect(await test.provePassword(EMAIL, NEW)).toHaveProperty('Session');
    expect(await refusalOf(confirm(test.lastCode()))).toBe(CODE_EXPIRED);
  });

  it('answers CODE_EXPIRED if no code was requested', async () => {
    await test.register();
    expect(await refusalOf(confirm(test.lastCode()))).toBe(CODE_EXPIRED);
  });

  it('refuses a code after an hour', async () => {
    await forgot();
    test.advance(HOUR - 1);
    expect(await refusalOf(confirm(test.wrongCode()))).toBe(CODE_MISMATCH);
    test.advance(1);
    expect(await refusalOf(confirm(test.lastCode()))).toBe(CODE_EXPIRED);
  });

  it('keeps the code valid if the password breaks the policy', async () => {
    await forgot();
    expect(await refusalOf(confirm(test.lastCode(), 'no-upper-case'))).toBe(
      'InvalidPasswordException: Password did not conform with policy: Password must have uppercase characters',
    );
    expect(await confirm(test.lastCode())).toEqual({});
  });

  it.each([
    ['a known user', EMAIL],
    ['an unknown user', 'nobody@example.com'],
  ])('refuses wrong codes for %s, at most ten an hour', async (_, username) => {
    await forgot();
    for (let count = 0; count < 10; count += 1) {
      expect(await refusalOf(confirm(test.wrongCode(), NEW, username))).toBe(CODE_MISMATCH);
    }
    expect(await refusalOf(confirm(test.wrongCode(), NEW, username))).toBe(LIMIT_EXCEEDED);
  });

  it.each([
    [{}, /: 3 validation errors detected/],
    [
      { Username: EMAIL, ConfirmationCode: '1', Password: NEW, ClientId: 'other' },
      /^ResourceNotFoundException/,
    ],
  ])('refuses %j', async (input, reason) => {
    expect(await refusalOf(test.call('ConfirmForgotPassword', input))).toMatch(reason);
  });
});
