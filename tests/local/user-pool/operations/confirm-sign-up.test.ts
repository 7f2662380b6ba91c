import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, EMAIL, HOUR, testPool } from '../../../setup/local-user-pool.ts';
import { CODE_EXPIRED, CODE_MISMATCH, LIMIT_EXCEEDED, refusalOf } from '../../../setup/refusals.ts';

let test = testPool();
beforeEach(() => {
  test = testPool();
});

const confirm = (ConfirmationCode: string, Username = EMAIL) =>
  test.call('ConfirmSignUp', { Username, ConfirmationCode });

describe('ConfirmSignUp', () => {
  it('confirms the user with the mailed code, also after a wrong one', async () => {
    const sub = await test.signUp();
    expect(await refusalOf(confirm(test.wrongCode()))).toBe(CODE_MISMATCH);
    expect(await confirm(test.lastCode())).toEqual({});
    expect(test.pool.listUsers()).toMatchObject([{ username: sub, status: 'CONFIRMED' }]);
  });

  it('accepts the sub as the username', async () => {
    const sub = await test.signUp();
    expect(await confirm(test.lastCode(), sub.toUpperCase())).toEqual({});
  });

  it('accepts a code for 24 hours', async () => {
    await test.signUp();
    test.advance(DAY);
    expect(await refusalOf(confirm(test.lastCode()))).toBe(CODE_EXPIRED);
    test.advance(-1);
    expect(await confirm(test.lastCode())).toEqual({});
  });

  it('refuses a confirmed user', async () => {
    await test.register();
    expect(await refusalOf(confirm(test.lastCode()))).toBe(
      'NotAuthorizedException: User cannot be confirmed. Current status is CONFIRMED',
    );
  });

  it.each([
    ['a known user', EMAIL],
    ['an unknown user', 'nobody@example.com'],
  ])('refuses wrong codes for %s, at most 15 an hour', async (_, username) => {
    await test.signUp();
    for (let count = 0; count < 15; count += 1) {
      expect(await refusalOf(confirm(test.wrongCode(), username))).toBe(CODE_MISMATCH);
    }
    expect(await refusalOf(confirm(test.wrongCode(), username))).toBe(LIMIT_EXCEEDED);
    test.advance(HOUR);
    expect(await refusalOf(confirm(test.wrongCode(), username))).toBe(CODE_MISMATCH);
  });

  it.each([
    [{ ConfirmationCode: '' }, 'InvalidParameterException'],
    [{ ConfirmationCode: 'has space' }, 'InvalidParameterException'],
    [{ ConfirmationCode: '123456', ClientId: 'other' }, 'ResourceNotFoundException'],
  ])('refuses %j', async (input, name) => {
    expect(await refusalOf(test.call('ConfirmSignUp', { Username: EMAIL, ...input }))).toContain(
      name,
    );
  });
});
