import { otherCode } from '../../../setup/other-code.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY, EMAIL, HOUR, type SignedIn, type TestPool } from '../../../setup/local-user-pool.ts';
import { signedInPool } from '../../../setup/signed-in-pool.ts';
import { CODE_EXPIRED, CODE_MISMATCH, LIMIT_EXCEEDED, refusalOf } from '../../../setup/refusals.ts';

const NEW = 'ada.king@example.com';

let test: TestPool;
let known: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
});

const changeEmail = (Value = NEW) =>
  test.call('UpdateUserAttributes', {
    AccessToken: known.accessToken,
    UserAttributes: [{ Name: 'email', Value }],
  });
const requestCode = () =>
  test.call('GetUserAttributeVerificationCode', {
    AccessToken: known.accessToken,
    AttributeName: 'email',
  });
const verify = (Code: string, AttributeName = 'email') =>
  test.call('VerifyUserAttribute', { AccessToken: known.accessToken, AttributeName, Code });
const wrong = () => otherCode(test.lastCode());

describe('VerifyUserAttribute', () => {
  it('accepts a code once', async () => {
    await changeEmail();
    const code = test.lastCode();
    expect(await verify(code)).toEqual({});
    expect(await refusalOf(verify(code))).toBe(CODE_EXPIRED);
  });

  it('accepts the right code after a wrong one, which changes nothing', async () => {
    await changeEmail();
    expect(await refusalOf(verify(wrong()))).toBe(CODE_MISMATCH);
    expect(test.pool.listUsers()).toMatchObject([{ email: EMAIL, pendingEmail: NEW }]);
    expect(await verify(test.lastCode())).toEqual({});
  });

  it('refuses a code that was not sent, and one for another attribute', async () => {
    expect(await refusalOf(verify('123456'))).toBe(CODE_EXPIRED);
    await changeEmail();
    expect(await refusalOf(verify(test.lastCode(), 'phone_number'))).toBe(CODE_EXPIRED);
  });

  it('accepts a code for 24 hours, and a new one afterwards', async () => {
    await changeEmail();
    const code = test.lastCode();
    test.advance(DAY);
    ({ accessToken: known.accessToken } = await refreshed());
    expect(await refusalOf(verify(code))).toBe(CODE_EXPIRED);
    expect(test.pool.listUsers()).toMatchObject([{ pendingEmail: NEW }]);
    await requestCode();
    await verify(test.lastCode());
    expect(test.pool.listUsers()).toMatchObject([{ email: NEW }]);
  });

  it('refuses an email that another user has registered since', async () => {
    await changeEmail();
    const code = test.lastCode();
    await test.register(NEW);
    expect(await refusalOf(verify(code))).toBe(
      'AliasExistsException: An account with the email already exists.',
    );
    expect(test.pool.listUsers().map(({ email }) => email)).toContain(EMAIL);
  });

  it.each(['name', 'sub', 'custom:plan', '__proto__'])('refuses to verify %s', async (name) => {
    expect(await refusalOf(verify('123456', name))).toBe(
      'InvalidParameterException: Invalid attribute name. Only phone_number and email can be verified.',
    );
  });

  it.each(['', 'has space'])('refuses the malformed code %j', async (code) => {
    expect(await refusalOf(verify(code))).toContain("'code'");
  });

  it('stops after 15 attempts an hour', async () => {
    await changeEmail();
    for (let count = 0; count < 15; count += 1) {
      expect(await refusalOf(verify(wrong()))).toBe(CODE_MISMATCH);
    }
    expect(await refusalOf(verify(test.lastCode()))).toBe(LIMIT_EXCEEDED);
    test.advance(HOUR);
    ({ accessToken: known.accessToken } = await refreshed());
    expect(await verify(test.lastCode())).toEqual({});
  });
});

async function refreshed(): Promise<{ accessToken: string }> {
  const answer = await test.call('GetTokensFromRefreshToken', { RefreshToken: known.refreshToken });
  const { AuthenticationResult: result }: { AuthenticationResult?: { AccessToken: string } } =
    answer;
  return { accessToken: result?.AccessToken ?? '' };
}
