import { beforeEach, describe, expect, it } from 'vitest';
import {
  enrol,
  EMAIL,
  firstSignIn,
  lastCode,
  MINUTE,
  provePassword,
  refusal,
  register,
  respond,
  testPool,
  textAt,
  totpCode,
  wrongTotpCode,
  type TestPool,
} from '../../../setup/local-user-pool.ts';

let test: TestPool;
let sub: string;
let session: string;
beforeEach(async () => {
  test = testPool();
  sub = await register(test);
  session = textAt(await provePassword(test), 'Session');
});

const EXPIRED = {
  name: 'NotAuthorizedException',
  message: 'Invalid session for the user, session is expired.',
};
const INVALID = { name: 'NotAuthorizedException', message: 'Invalid session for the user.' };

const associate = async (Session = session) => {
  const answer = await test.call('AssociateSoftwareToken', { Session });
  return { secret: textAt(answer, 'SecretCode'), session: textAt(answer, 'Session') };
};
const verify = (Session: string, UserCode: string) =>
  test.call('VerifySoftwareToken', { Session, UserCode });
const finish = (Session: string, USERNAME = sub) =>
  respond(test, 'MFA_SETUP', Session, { USERNAME });

describe('setting up an authenticator at sign-in', () => {
  it('ends with tokens and the token as the preferred method', async () => {
    const { accessToken } = await enrol(test, sub, session);
    expect(await test.call('GetUser', { AccessToken: accessToken })).toMatchObject({
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    });
    expect(test.pool.listUsers()).toMatchObject([{ mfa: 'SOFTWARE_TOKEN_MFA' }]);
  });

  it('gives a secret of 160 bits in base32', async () => {
    expect((await associate()).secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('lets the same Session try again after a wrong code', async () => {
    const { secret, session: next } = await associate();
    for (let count = 0; count < 3; count += 1) {
      expect(await refusal(verify(next, wrongTotpCode(secret, test.now())))).toEqual({
        name: 'EnableSoftwareTokenMFAException',
        message: 'Code mismatch',
      });
    }
    expect(await verify(next, totpCode(secret, test.now()))).toMatchObject({ Status: 'SUCCESS' });
  });

  it('may ask for a secret again, with the first Session and with the newer one', async () => {
    const first = await associate();
    const again = await associate();
    const newest = await associate(first.session);
    expect(new Set([first.secret, again.secret, newest.secret]).size).toBe(3);
    await expect(
      verify(newest.session, totpCode(newest.secret, test.now())),
    ).resolves.toHaveProperty('Session');
  });

  it('refuses a code of the secret of another Session', async () => {
    const [one, two] = [await associate(), await associate()];
    const { name } = await refusal(verify(one.session, totpCode(two.secret, test.now())));
    expect(name).toBe('EnableSoftwareTokenMFAException');
  });

  it('refuses a code before a secret was asked for', async () => {
    expect((await refusal(verify(session, '123456'))).name).toBe('EnableSoftwareTokenMFAException');
  });

  it('is not finished without a verified code', async () => {
    const { session: next } = await associate();
    for (const unverified of [session, next]) {
      expect(await refusal(finish(unverified))).toEqual({
        name: 'InvalidParameterException',
        message: 'User has not verified software token mfa',
      });
    }
  });

  it('is not finished by another user', async () => {
    await register(test, 'eve@example.com');
    const { secret, session: next } = await associate();
    const verified = await verify(next, totpCode(secret, test.now()));
    expect(await refusal(finish(textAt(verified, 'Session'), 'eve@example.com'))).toEqual(INVALID);
    await expect(finish(textAt(verified, 'Session'), EMAIL)).resolves.toHaveProperty(
      'AuthenticationResult',
    );
  });

  it('makes every Session of the sign-in useless', async () => {
    const { secret, session: next } = await associate();
    const verified = textAt(await verify(next, totpCode(secret, test.now())), 'Session');
    expect(await refusal(verify(next, totpCode(secret, test.now())))).toEqual(EXPIRED);
    await finish(verified);
    expect(await refusal(finish(verified))).toEqual(EXPIRED);
    expect(await refusal(associate())).toEqual(EXPIRED);
    expect(test.store.read().sessions).toEqual({});
  });

  it('cannot replace a token that another sign-in has set up meanwhile', async () => {
    const waiting = await associate();
    const other = textAt(await provePassword(test), 'Session');
    await enrol(test, sub, other);
    const code = totpCode(waiting.secret, test.now());
    expect(await refusal(verify(waiting.session, code))).toEqual(INVALID);
    expect(await refusal(associate())).toEqual(INVALID);
  });

  it('has three minutes from each Session', async () => {
    test.advance(2 * MINUTE);
    const { secret, session: next } = await associate();
    test.advance(2 * MINUTE);
    expect(await refusal(associate())).toEqual(EXPIRED);
    expect(await verify(next, totpCode(secret, test.now()))).toMatchObject({ Status: 'SUCCESS' });
  });

  it('expires', async () => {
    const { secret, session: next } = await associate();
    test.advance(3 * MINUTE);
    expect(await refusal(verify(next, totpCode(secret, test.now())))).toEqual(EXPIRED);
    expect(await refusal(finish(next))).toEqual(EXPIRED);
  });

  it('refuses a made-up Session', async () => {
    expect(await refusal(finish('x'.repeat(86)))).toEqual(EXPIRED);
    expect((await refusal(finish('short'))).name).toBe('InvalidParameterException');
  });

  it('refuses the Session of another challenge', async () => {
    await firstSignIn(test, 'eve@example.com');
    const mfa = textAt(await provePassword(test, 'eve@example.com'), 'Session');
    expect(await refusal(associate(mfa))).toEqual(INVALID);
    expect(await refusal(finish(mfa, 'eve@example.com'))).toEqual(INVALID);
  });

  it.each([
    [{ ChallengeResponses: { USERNAME: 'someone' } }, 'Session'],
    [{ Session: 'x'.repeat(86), ChallengeResponses: {} }, 'USERNAME'],
  ])('refuses %j', async (input, missing) => {
    const call = test.call('RespondToAuthChallenge', { ChallengeName: 'MFA_SETUP', ...input });
    expect((await refusal(call)).message).toBe(`Missing required parameter ${missing}`);
  });
});

describe('setting up email codes at sign-in', () => {
  const CODES_EMAIL = 'codes@example.com';
  const giveEmail = (EMAIL: string) =>
    respond(test, 'MFA_SETUP', session, { USERNAME: sub, EMAIL });
  const giveCode = (asked: object, EMAIL_OTP_CODE: string) =>
    respond(test, 'EMAIL_OTP', textAt(asked, 'Session'), { USERNAME: sub, EMAIL_OTP_CODE });
  const offered = async () => {
    await test.pool.setTrait(EMAIL, 'email-set-up');
    session = textAt(await provePassword(test), 'Session');
  };

  it('mails a code to the address, and from then on codes go there', async () => {
    await offered();
    const asked = await giveEmail('Codes@example.com');
    expect(asked).toMatchObject({
      ChallengeName: 'EMAIL_OTP',
      ChallengeParameters: { CODE_DELIVERY_DESTINATION: 'c***@e***' },
    });
    expect(test.mails.at(-1)).toMatchObject({ to: CODES_EMAIL });
    await expect(giveCode(asked, lastCode(test))).resolves.toHaveProperty('AuthenticationResult');
    expect(await provePassword(test)).toMatchObject({ ChallengeName: 'EMAIL_OTP' });
    expect(test.mails.at(-1)).toMatchObject({ to: CODES_EMAIL });
  });

  it('takes another address after a wrong one, and only a proved one counts', async () => {
    await offered();
    expect(await refusal(giveEmail('codes@'))).toEqual({
      name: 'InvalidParameterException',
      message: 'Invalid email address format.',
    });
    const asked = await giveEmail(CODES_EMAIL);
    const wrong = lastCode(test) === '000000' ? '000001' : '000000';
    expect((await refusal(giveCode(asked, wrong))).name).toBe('CodeMismatchException');
    expect(await provePassword(test)).toMatchObject({ ChallengeName: 'MFA_SETUP' });
  });

  it('offers no authenticator beside them', async () => {
    await offered();
    expect(await refusal(associate())).toEqual(INVALID);
  });

  it('is not offered where an authenticator is wanted', async () => {
    const mails = test.mails.length;
    expect((await refusal(giveEmail(CODES_EMAIL))).name).toBe('InvalidParameterException');
    expect(test.mails).toHaveLength(mails);
  });
});
