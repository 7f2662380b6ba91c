import { beforeEach, describe, expect, it } from 'vitest';
import { EMAIL, MINUTE, testPool } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { wrongTotpCode } from '../../../setup/totp-codes.ts';
import { INVALID_SESSION, refusalOf, SESSION_EXPIRED } from '../../../setup/refusals.ts';

const MISMATCH = 'EnableSoftwareTokenMFAException: Code mismatch';

let test = testPool();
let sub: string;
let session: string;
beforeEach(async () => {
  test = testPool();
  sub = await test.register();
  session = textAt(await test.provePassword(), 'Session');
});

const associate = async (Session = session) => {
  const answer = await test.call('AssociateSoftwareToken', { Session });
  return { secret: textAt(answer, 'SecretCode'), session: textAt(answer, 'Session') };
};
const verify = (Session: string, UserCode: string) =>
  test.call('VerifySoftwareToken', { Session, UserCode });
const finish = (Session: string, USERNAME = sub) =>
  test.respond('MFA_SETUP', Session, { USERNAME });

describe('setting up an authenticator at sign-in', () => {
  it('ends with tokens and the software token as the preferred MFA', async () => {
    const { accessToken: AccessToken, secret } = await test.enrol(sub, session);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await test.call('GetUser', { AccessToken })).toMatchObject({
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    });
    expect(test.pool.listUsers()).toMatchObject([{ mfa: 'SOFTWARE_TOKEN_MFA' }]);
  });

  it('accepts another code with the same Session after a wrong one', async () => {
    const { secret, session: next } = await associate();
    for (let count = 0; count < 3; count += 1) {
      expect(await refusalOf(verify(next, wrongTotpCode(secret, test.now())))).toBe(MISMATCH);
    }
    expect(await verify(next, test.totp(secret))).toMatchObject({ Status: 'SUCCESS' });
  });

  it('issues further secrets, for the first Session and for newer ones', async () => {
    const [first, again] = [await associate(), await associate()];
    const newest = await associate(first.session);
    expect(new Set([first.secret, again.secret, newest.secret]).size).toBe(3);
    expect(await refusalOf(verify(first.session, test.totp(again.secret)))).toBe(MISMATCH);
    expect(await verify(newest.session, test.totp(newest.secret))).toHaveProperty('Session');
  });

  it('refuses a code before a secret was issued', async () => {
    expect(await refusalOf(verify(session, '123456'))).toBe(MISMATCH);
  });

  it('needs a verified code', async () => {
    const { session: next } = await associate();
    for (const unverified of [session, next]) {
      expect(await refusalOf(finish(unverified))).toBe(
        'InvalidParameterException: User has not verified software token mfa',
      );
    }
  });

  it('refuses another user', async () => {
    await test.register('eve@example.com');
    const { secret, session: next } = await associate();
    const verified = textAt(await verify(next, test.totp(secret)), 'Session');
    expect(await refusalOf(finish(verified, 'eve@example.com'))).toBe(INVALID_SESSION);
    expect(await finish(verified, EMAIL)).toHaveProperty('AuthenticationResult');
  });

  it('closes every Session of the sign-in', async () => {
    const { secret, session: next } = await associate();
    const verified = textAt(await verify(next, test.totp(secret)), 'Session');
    expect(await refusalOf(verify(next, test.totp(secret)))).toBe(SESSION_EXPIRED);
    await finish(verified);
    expect(await refusalOf(finish(verified))).toBe(SESSION_EXPIRED);
    expect(await refusalOf(associate())).toBe(SESSION_EXPIRED);
    expect(test.store.read().sessions).toEqual({});
  });

  it('cannot replace a software token that another sign-in set up meanwhile', async () => {
    const waiting = await associate();
    await test.enrol(sub, textAt(await test.provePassword(), 'Session'));
    expect(await refusalOf(verify(waiting.session, test.totp(waiting.secret)))).toBe(
      INVALID_SESSION,
    );
    expect(await refusalOf(associate())).toBe(INVALID_SESSION);
  });

  it('expires three minutes after each Session', async () => {
    test.advance(2 * MINUTE);
    const { secret, session: next } = await associate();
    test.advance(2 * MINUTE);
    expect(await refusalOf(associate())).toBe(SESSION_EXPIRED);
    expect(await verify(next, test.totp(secret))).toMatchObject({ Status: 'SUCCESS' });
    test.advance(MINUTE);
    expect(await refusalOf(verify(next, test.totp(secret)))).toBe(SESSION_EXPIRED);
    expect(await refusalOf(finish(next))).toBe(SESSION_EXPIRED);
  });

  it('refuses the Session of another challenge', async () => {
    await test.firstSignIn('eve@example.com');
    const mfa = textAt(await test.provePassword('eve@example.com'), 'Session');
    expect(await refusalOf(associate(mfa))).toBe(INVALID_SESSION);
    expect(await refusalOf(finish(mfa, 'eve@example.com'))).toBe(INVALID_SESSION);
  });

  it.each([
    [{ Session: 'x'.repeat(86), ChallengeResponses: { USERNAME: 'ada' } }, SESSION_EXPIRED],
    [{ Session: 'short', ChallengeResponses: { USERNAME: 'ada' } }, 'InvalidParameterException'],
    [{ ChallengeResponses: { USERNAME: 'ada' } }, 'Missing required parameter Session'],
    [{ Session: 'x'.repeat(86), ChallengeResponses: {} }, 'Missing required parameter USERNAME'],
  ])('refuses %j', async (input, reason) => {
    const call = test.call('RespondToAuthChallenge', { ChallengeName: 'MFA_SETUP', ...input });
    expect(await refusalOf(call)).toContain(reason);
  });
});

describe('setting up email codes at sign-in', () => {
  const CODES_EMAIL = 'codes@example.com';
  const giveEmail = (EMAIL: string) => test.respond('MFA_SETUP', session, { USERNAME: sub, EMAIL });
  const giveCode = (asked: object, EMAIL_OTP_CODE: string) =>
    test.respond('EMAIL_OTP', textAt(asked, 'Session'), { USERNAME: sub, EMAIL_OTP_CODE });
  const offered = async () => {
    await test.pool.setTrait(EMAIL, 'email-set-up');
    session = textAt(await test.provePassword(), 'Session');
  };

  it('mails this and every later code to the given address', async () => {
    await offered();
    const asked = await giveEmail('Codes@example.com');
    expect(asked).toMatchObject({
      ChallengeName: 'EMAIL_OTP',
      ChallengeParameters: { CODE_DELIVERY_DESTINATION: 'c***@e***' },
    });
    expect(test.mails.at(-1)).toMatchObject({ to: CODES_EMAIL });
    expect(await giveCode(asked, test.lastCode())).toHaveProperty('AuthenticationResult');
    expect(await test.provePassword()).toMatchObject({ ChallengeName: 'EMAIL_OTP' });
    expect(test.mails.at(-1)).toMatchObject({ to: CODES_EMAIL });
  });

  it('accepts another address after an invalid one, and stores only a verified one', async () => {
    await offered();
    expect(await refusalOf(giveEmail('codes@'))).toBe(
      'InvalidParameterException: Invalid email address format.',
    );
    const asked = await giveEmail(CODES_EMAIL);
    expect(await refusalOf(giveCode(asked, test.wrongCode()))).toContain('CodeMismatchException');
    expect(await test.provePassword()).toMatchObject({ ChallengeName: 'MFA_SETUP' });
  });

  it('does not offer an authenticator as well', async () => {
    await offered();
    expect(await refusalOf(associate())).toBe(INVALID_SESSION);
  });

  it('is refused where an authenticator is required', async () => {
    const mails = test.mails.length;
    expect(await refusalOf(giveEmail(CODES_EMAIL))).toContain('InvalidParameterException');
    expect(test.mails).toHaveLength(mails);
  });
});
