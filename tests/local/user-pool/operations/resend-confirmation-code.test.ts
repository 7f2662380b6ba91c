import { beforeEach, describe, expect, it } from 'vitest';
import { EMAIL, HOUR, testPool } from '../../../setup/local-user-pool.ts';
import { CODE_MISMATCH, LIMIT_EXCEEDED, refusalOf } from '../../../setup/refusals.ts';

let test = testPool();
beforeEach(() => {
  test = testPool();
});

const resend = (Username = EMAIL) => test.call('ResendConfirmationCode', { Username });
const confirm = (ConfirmationCode: string) =>
  test.call('ConfirmSignUp', { Username: EMAIL, ConfirmationCode });

describe('ResendConfirmationCode', () => {
  it('mails a code that replaces the previous one', async () => {
    await test.signUp();
    const first = test.lastCode();
    while (test.lastCode() === first) await resend();
    expect(await refusalOf(confirm(first))).toBe(CODE_MISMATCH);
    expect(await confirm(test.lastCode())).toEqual({});
  });

  it('answers known and unknown users alike, and mails only known ones', async () => {
    await test.signUp();
    const known = await resend();
    expect(await resend('also@example.com')).toEqual(known);
    expect(known).toEqual({
      CodeDeliveryDetails: {
        AttributeName: 'email',
        DeliveryMedium: 'EMAIL',
        Destination: 'a***@e***',
      },
    });
    expect(test.mails.map(({ to }) => to)).toEqual([EMAIL, EMAIL]);
  });

  it('invents a stable destination for an unknown sub', async () => {
    const sub = '0b5c1b3e-7a3a-4a53-9f60-1d6d9c0a7a11';
    const answer = await resend(sub);
    expect(answer).toMatchObject({
      CodeDeliveryDetails: { Destination: expect.stringMatching(/^[a-z]\*{3}@[a-z]\*{3}$/) },
    });
    expect(await resend(sub.toUpperCase())).toEqual(answer);
  });

  it('refuses a confirmed user', async () => {
    await test.register();
    expect(await refusalOf(resend())).toBe('InvalidParameterException: User is already confirmed.');
  });

  it.each([
    ['a known user', EMAIL],
    ['an unknown user', 'nobody@example.com'],
  ])('sends at most five an hour to %s', async (_, username) => {
    await test.signUp();
    for (let count = 0; count < 5; count += 1) await resend(username);
    const mailed = test.mails.length;
    expect(await refusalOf(resend(username))).toBe(LIMIT_EXCEEDED);
    expect(test.mails).toHaveLength(mailed);
    test.advance(HOUR);
    expect(await resend(username)).toHaveProperty('CodeDeliveryDetails');
  });

  it('refuses a missing username and another client id', async () => {
    expect(await refusalOf(test.call('ResendConfirmationCode'))).toContain("'username'");
    const other = test.call('ResendConfirmationCode', { ClientId: 'other', Username: EMAIL });
    expect(await refusalOf(other)).toContain('ResourceNotFoundException');
  });
});
