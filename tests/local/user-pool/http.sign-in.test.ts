import { describe, expect, it } from 'vitest';
import { EMAIL, PASSWORD, SECOND, testPool } from '../../setup/local-user-pool.ts';
import { INCORRECT, INVALID_SESSION, refusalOf, SESSION_EXPIRED } from '../../setup/refusals.ts';
import { poolWith } from '../../setup/signed-in-pool.ts';
import { quickClient } from '../../setup/srp-client.ts';
import { textAt } from '../../setup/text-at.ts';

const NOBODY = 'nobody@example.com';
const parameter = (answer: object, name: string) => textAt(answer, `ChallengeParameters.${name}`);

describe('the challenge for a password', () => {
  it.each([EMAIL, NOBODY])('looks the same for %s, whether it has an account', async (username) => {
    const test = testPool();
    await test.register();
    const { A } = quickClient();
    const one = await test.initiateSrp(username, A);
    expect(one).toEqual({
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeParameters: {
        SALT: expect.stringMatching(/^[\da-f]{16,32}$/),
        SRP_B: expect.stringMatching(/^[\da-f]{700,768}$/),
        SECRET_BLOCK: expect.stringMatching(/^[A-Za-z\d+/]{2000,}=*$/),
        USER_ID_FOR_SRP: expect.stringMatching(/^[\da-f-]{36}$/),
        USERNAME: parameter(one, 'USER_ID_FOR_SRP'),
      },
    });
    const two = await test.initiateSrp(username.toUpperCase(), A);
    for (const name of ['SALT', 'USER_ID_FOR_SRP']) {
      expect(parameter(one, name)).toBe(parameter(two, name));
    }
    expect(parameter(one, 'SRP_B')).not.toBe(parameter(two, 'SRP_B'));
    expect(await refusalOf(test.provePassword(username, 'Wrong-password'))).toBe(INCORRECT);
  });

  it('accepts one answer, and neither a forged nor another’s secret block', async () => {
    const test = testPool();
    await test.register();
    await test.register('eve@example.com');
    const client = quickClient();
    const initiated = await test.initiateSrp(EMAIL, client.A);
    await test.answerSrp(client, initiated, PASSWORD);
    expect(await refusalOf(test.answerSrp(client, initiated, PASSWORD))).toBe(INCORRECT);
    const other = await test.initiateSrp('eve@example.com', quickClient().A);
    for (const secretBlock of ['AAAA', parameter(other, 'SECRET_BLOCK')]) {
      const call = test.provePassword(EMAIL, PASSWORD, { secretBlock });
      expect(await refusalOf(call)).toBe(INCORRECT);
    }
    const asEve = test.provePassword(EMAIL, PASSWORD, { username: 'eve@example.com' });
    expect(await refusalOf(asEve)).toBe(INCORRECT);
  });

  it.each([
    ['disabled', 'NotAuthorizedException: User is disabled.'],
    ['unconfirmed', 'UserNotConfirmedException: User is not confirmed.'],
    ['password-reset-required', 'PasswordResetRequiredException: '],
  ] as const)('reveals that a user is %s to the right password only', async (trait, refusal) => {
    const { test } = await poolWith(trait);
    expect(await refusalOf(test.provePassword())).toContain(refusal);
    expect(await refusalOf(test.provePassword(EMAIL, 'Wrong-horse'))).toBe(INCORRECT);
  });
});

describe('an authenticator', () => {
  it('is set up with a verified code, after which every Session of the sign-in ends', async () => {
    const test = testPool();
    const sub = await test.register();
    const session = textAt(await test.provePassword(), 'Session');
    const unverified = test.respond('MFA_SETUP', session, { USERNAME: sub });
    expect(await refusalOf(unverified)).toContain('has not verified software token mfa');
    await test.enrol(sub, session);
    const again = test.call('AssociateSoftwareToken', { Session: session });
    expect(await refusalOf(again)).toBe(SESSION_EXPIRED);
    expect(test.pool.listUsers()).toMatchObject([{ mfa: 'SOFTWARE_TOKEN_MFA' }]);
  });

  it('cannot be replaced by a set-up that started earlier', async () => {
    const test = testPool();
    const sub = await test.register();
    const [early, late] = [await test.provePassword(), await test.provePassword()];
    await test.enrol(sub, textAt(late, 'Session'));
    const replace = test.call('AssociateSoftwareToken', { Session: textAt(early, 'Session') });
    expect(await refusalOf(replace)).toBe(INVALID_SESSION);
  });

  it('is replaced while signed in only by a verified code of the newest secret', async () => {
    const { test, known } = await poolWith('default');
    const { accessToken: AccessToken } = known;
    const associate = async () =>
      textAt(await test.call('AssociateSoftwareToken', { AccessToken }), 'SecretCode');
    const verify = (secret: string) =>
      test.call('VerifySoftwareToken', { AccessToken, UserCode: test.totp(secret) });
    const older = await associate();
    const secret = await associate();
    expect(await refusalOf(verify(older))).toContain('EnableSoftwareTokenMFAException');
    await test.signInAgain(known);
    expect(await verify(secret)).toEqual({ Status: 'SUCCESS' });
    expect(await refusalOf(test.signInAgain(known))).toContain('CodeMismatchException');
    expect(await test.signInAgain({ ...known, secret })).toHaveProperty('accessToken');
  });

  it('has codes that work once, up to half a minute early or late', async () => {
    const { test, known } = await poolWith('default');
    const giveLate = async (seconds: number) => {
      const asked = await test.provePassword();
      test.advance(-seconds * SECOND);
      const SOFTWARE_TOKEN_MFA_CODE = test.totp(known.secret);
      test.advance(seconds * SECOND);
      return test.giveTotp(asked, known, { SOFTWARE_TOKEN_MFA_CODE });
    };
    expect(await giveLate(30)).toHaveProperty('AuthenticationResult');
    expect(await refusalOf(giveLate(-60))).toContain('CodeMismatchException');
    const asked = await test.provePassword();
    expect(await test.giveTotp(asked, known)).toHaveProperty('AuthenticationResult');
    const next = await test.provePassword();
    expect(await refusalOf(test.giveTotp(next, known))).toContain('already been used once');
  });
});

it('a challenge is answered by its own user and kind only, and ends with a trait change', async () => {
  const { test, known } = await poolWith('sms-factor');
  await test.register('eve@example.com');
  const session = textAt(await test.provePassword(), 'Session');
  const code = test.lastCode();
  const give = (name: string, USERNAME: string) =>
    refusalOf(test.respond(name, session, { USERNAME, [`${name}_CODE`]: code }));
  expect(await give('SMS_MFA', 'eve@example.com')).toBe(INVALID_SESSION);
  expect(await give('EMAIL_OTP', known.sub)).toBe(INVALID_SESSION);
  await test.pool.setTrait(EMAIL, 'default');
  expect(await give('SMS_MFA', known.sub)).toBe(SESSION_EXPIRED);
});
