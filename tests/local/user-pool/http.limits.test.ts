import { describe, expect, it } from 'vitest';
import {
  DAY,
  EMAIL,
  HOUR,
  MINUTE,
  PASSWORD,
  SECOND,
  testPool,
  type TestPool,
} from '../../setup/local-user-pool.ts';
import {
  CODE_EXPIRED,
  CODE_MISMATCH,
  INCORRECT,
  LIMIT_EXCEEDED,
  LOCKED_OUT,
  refusalOf,
  SESSION_EXPIRED,
} from '../../setup/refusals.ts';
import { poolWith } from '../../setup/signed-in-pool.ts';
import { quickClient } from '../../setup/srp-client.ts';
import { textAt } from '../../setup/text-at.ts';
import { wrongTotpCode } from '../../setup/totp-codes.ts';

/** Attempts, lockouts and expiry, for known and unknown users alike, so that neither reveals who has an account. */

const NOBODY = 'nobody@example.com';

type Attempt = (test: TestPool, Username: string) => Promise<object>;
const resend: Attempt = (test, Username) => test.call('ResendConfirmationCode', { Username });
const forgot: Attempt = (test, Username) => test.call('ForgotPassword', { Username });
const confirm: Attempt = (test, Username) =>
  test.call('ConfirmSignUp', { Username, ConfirmationCode: test.wrongCode() });
const reset: Attempt = (test, Username) =>
  test.call('ConfirmForgotPassword', {
    Username,
    ConfirmationCode: test.wrongCode(),
    Password: 'Battery-staple',
  });

describe.each([
  ['ResendConfirmationCode', 5, 'signUp', resend],
  ['ConfirmSignUp', 15, 'signUp', confirm],
  ['ForgotPassword', 5, 'register', forgot],
  ['ConfirmForgotPassword', 10, 'register', reset],
] as const)('%s', (_, times, prepare, attempt) => {
  it.each([EMAIL, NOBODY])(`may be tried ${times} times an hour for %s`, async (username) => {
    const test = testPool();
    await test[prepare]();
    if (attempt === reset) await forgot(test, EMAIL);
    const outcome = () => attempt(test, username).then(() => '', String);
    const usual = attempt === confirm || attempt === reset ? CODE_MISMATCH : '';
    for (let count = 0; count < times; count += 1) expect(await outcome()).toBe(usual);
    expect(await outcome()).toBe(LIMIT_EXCEEDED);
    test.advance(HOUR);
    expect(await outcome()).not.toBe(LIMIT_EXCEEDED);
  });
});

it('ForgotPassword and ResendConfirmationCode answer alike, and mail only known users', async () => {
  const test = testPool();
  await test.signUp();
  expect(await resend(test, 'also@example.com')).toEqual(await resend(test, EMAIL));
  expect(await forgot(test, 'also@example.com')).toEqual(await forgot(test, EMAIL));
  expect(test.mails.map(({ to }) => to)).toEqual([EMAIL, EMAIL]);
});

describe('a mailed code', () => {
  it('confirms a sign-up for a day', async () => {
    const test = testPool();
    await test.signUp();
    const code = { Username: EMAIL, ConfirmationCode: test.lastCode() };
    test.advance(DAY);
    expect(await refusalOf(test.call('ConfirmSignUp', code))).toBe(CODE_EXPIRED);
    test.advance(-1);
    expect(await test.call('ConfirmSignUp', code)).toEqual({});
  });

  it('resets a password for an hour, once', async () => {
    const test = testPool();
    await test.register();
    await forgot(test, EMAIL);
    const ConfirmationCode = test.lastCode();
    const code = { Username: EMAIL, ConfirmationCode, Password: 'Battery-staple' };
    test.advance(HOUR);
    expect(await refusalOf(test.call('ConfirmForgotPassword', code))).toBe(CODE_EXPIRED);
    test.advance(-1);
    expect(await test.call('ConfirmForgotPassword', code)).toEqual({});
    expect(await refusalOf(test.call('ConfirmForgotPassword', code))).toBe(CODE_EXPIRED);
  });
});

describe('a sign-in', () => {
  it.each([EMAIL, NOBODY])('of %s is locked by five wrong passwords, ever longer', async (name) => {
    const test = testPool();
    await test.register();
    const fail = () => refusalOf(test.provePassword(name, 'Wrong-password'));
    for (let count = 0; count < 5; count += 1) expect(await fail()).toBe(INCORRECT);
    for (const seconds of [1, 2, 4]) {
      test.advance(seconds * SECOND - 1);
      expect(await fail()).toBe(LOCKED_OUT);
      test.advance(1);
      expect(await fail()).toBe(INCORRECT);
    }
    test.advance(15 * MINUTE + 8 * SECOND);
    expect(await fail()).toBe(INCORRECT);
    expect(await fail()).toBe(INCORRECT);
  });

  it.each([
    ['SMS_MFA', 'sms-factor'],
    ['EMAIL_OTP', 'email-factor'],
    ['SOFTWARE_TOKEN_MFA', 'default'],
  ] as const)('is locked by five wrong codes for %s, whose Session ends', async (name, trait) => {
    const { test, known } = await poolWith(trait);
    const session = textAt(await test.provePassword(), 'Session');
    const byApp = trait === 'default';
    const wrong = byApp ? wrongTotpCode(known.secret, test.now()) : test.wrongCode();
    const right = byApp ? test.totp(known.secret) : test.lastCode();
    const give = (code: string) =>
      refusalOf(test.respond(name, session, { USERNAME: known.sub, [`${name}_CODE`]: code }));
    for (let count = 0; count < 5; count += 1) expect(await give(wrong)).toContain('CodeMismatch');
    expect(await give(right)).toBe(SESSION_EXPIRED);
    expect(await refusalOf(test.provePassword())).toBe(LOCKED_OUT);
  });

  it('has three minutes for the password and for each challenge', async () => {
    const { test, known } = await poolWith('default');
    const client = quickClient();
    const initiated = await test.initiateSrp(EMAIL, client.A);
    const asked = await test.provePassword();
    test.advance(3 * MINUTE);
    expect(await refusalOf(test.answerSrp(client, initiated, PASSWORD))).toBe(SESSION_EXPIRED);
    expect(await refusalOf(test.giveTotp(asked, known))).toBe(SESSION_EXPIRED);
  });

  it('with a temporary password has seven days', async () => {
    const test = testPool();
    await test.pool.adminCreateUser({ email: EMAIL });
    test.advance(7 * DAY);
    expect(await refusalOf(test.provePassword(EMAIL, test.lastCode()))).toContain('has expired');
  });
});
