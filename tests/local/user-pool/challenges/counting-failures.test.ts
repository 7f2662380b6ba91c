import { beforeEach, describe, expect, it } from 'vitest';
import {
  EMAIL,
  MINUTE,
  SECOND,
  type SignedIn,
  type TestPool,
} from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { poolWith } from '../../../setup/signed-in-pool.ts';
import { wrongTotpCode } from '../../../setup/totp-codes.ts';
import {
  INVALID_SESSION,
  LOCKED_OUT,
  refusalOf,
  SESSION_EXPIRED,
} from '../../../setup/refusals.ts';

const MISMATCH = 'CodeMismatchException: Invalid code or auth state for the user.';

describe.each([
  ['SMS_MFA', 'sms-factor', 'EMAIL_OTP', MISMATCH],
  ['EMAIL_OTP', 'email-factor', 'SMS_MFA', MISMATCH],
  [
    'SOFTWARE_TOKEN_MFA',
    'default',
    'SMS_MFA',
    'CodeMismatchException: Invalid code received for user (SOFTWARE_TOKEN_MFA)',
  ],
] as const)('the answer to %s', (name, trait, otherName, mismatch) => {
  let test: TestPool;
  let known: SignedIn;
  let session: string;
  beforeEach(async () => {
    ({ test, known } = await poolWith(trait));
    session = await newSession();
  });

  const newSession = async () => textAt(await test.provePassword(), 'Session');
  const isApp = name === 'SOFTWARE_TOKEN_MFA';
  const right = () => (isApp ? test.totp(known.secret) : test.lastCode());
  const wrong = () => (isApp ? wrongTotpCode(known.secret, test.now()) : test.wrongCode());
  const answer = (code: string, USERNAME = known.sub, Session = session) =>
    test.respond(name, Session, { USERNAME, [`${name}_CODE`]: code });
  const failTimes = async (times: number) => {
    for (let count = 0; count < times; count += 1) {
      expect(await refusalOf(answer(wrong()))).toBe(mismatch);
    }
  };
  const quarterOfAnHour = async () => test.advance(15 * MINUTE);
  const signIn = async () => {
    test.advance(MINUTE);
    session = await newSession();
    await answer(right());
  };

  it.each(['sub', 'email'])('returns tokens to the user identified by %s', async (by) => {
    expect(await answer(right(), by === 'sub' ? known.sub : EMAIL)).toMatchObject({
      ChallengeParameters: {},
      AuthenticationResult: { ExpiresIn: 900, TokenType: 'Bearer' },
    });
  });

  it('allows five attempts with the same Session', async () => {
    await failTimes(4);
    expect(await answer(right())).toHaveProperty('AuthenticationResult');
    test.advance(MINUTE);
    session = await newSession();
    await failTimes(5);
    expect(await refusalOf(answer(right()))).toBe(SESSION_EXPIRED);
  });

  it('locks the user out after five wrong codes, across Sessions', async () => {
    await failTimes(3);
    session = await newSession();
    const other = await newSession();
    await failTimes(2);
    expect(await refusalOf(answer(right()))).toBe(LOCKED_OUT);
    expect(await refusalOf(answer(right(), known.sub, other))).toBe(LOCKED_OUT);
    expect(await refusalOf(test.provePassword())).toBe(LOCKED_OUT);
    test.advance(SECOND);
    await failTimes(1);
    test.advance(2 * SECOND - 1);
    expect(await refusalOf(answer(right()))).toBe(LOCKED_OUT);
    test.advance(1);
    expect(await answer(right())).toHaveProperty('AuthenticationResult');
  });

  it('doesn’t lock out anyone else', async () => {
    await test.register('eve@example.com');
    session = await newSession();
    await failTimes(5);
    expect(await test.provePassword('eve@example.com')).toHaveProperty('Session');
  });

  it('restarts the count after a sign-in and after fifteen minutes', async () => {
    for (const restart of [signIn, quarterOfAnHour]) {
      await failTimes(4);
      await restart();
      session = await newSession();
      await failTimes(1);
      expect(await test.provePassword()).toHaveProperty('Session');
      await signIn();
      session = await newSession();
    }
  });

  it('expires after three minutes', async () => {
    test.advance(3 * MINUTE - 1);
    await failTimes(1);
    test.advance(1);
    expect(await refusalOf(answer(right()))).toBe(SESSION_EXPIRED);
  });

  it('refuses another user or challenge than those of the Session', async () => {
    const code = right();
    await test.register('eve@example.com');
    for (const username of ['eve@example.com', 'nobody@example.com']) {
      expect(await refusalOf(answer(code, username))).toBe(INVALID_SESSION);
    }
    const responses = { USERNAME: known.sub, [`${otherName}_CODE`]: code };
    expect(await refusalOf(test.respond(otherName, session, responses))).toBe(INVALID_SESSION);
  });

  it('requires a code', async () => {
    expect(await refusalOf(answer(''))).toContain(`Missing required parameter ${name}_CODE`);
  });
});
