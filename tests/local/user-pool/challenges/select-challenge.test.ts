import { beforeEach, describe, expect, it } from 'vitest';
import {
  answerSrp,
  EMAIL,
  lastCode,
  MINUTE,
  PASSWORD,
  poolWith,
  provePassword,
  quickClient,
  refusal,
  respond,
  textAt,
  type SignedIn,
  type TestPool,
} from '../../../setup/local-user-pool.ts';

const NOBODY = 'nobody@example.com';
const INCORRECT = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };

let test: TestPool;
let known: SignedIn;
let session: string;
beforeEach(async () => {
  ({ test, known } = await poolWith('first-factor-choice'));
  session = await choice(EMAIL);
});

const choice = async (USERNAME: string) => {
  const input = { AuthFlow: 'USER_AUTH', AuthParameters: { USERNAME } };
  return textAt(await test.call('InitiateAuth', input), 'Session');
};
const choose = (responses: Record<string, string>, Session = session) =>
  respond(test, 'SELECT_CHALLENGE', Session, { USERNAME: EMAIL, ...responses });

async function chooseSrp(password: string): Promise<object> {
  const client = quickClient();
  const started = await choose({ ANSWER: 'PASSWORD_SRP', SRP_A: client.A });
  return answerSrp(test, client, started, password, { session: textAt(started, 'Session') });
}

describe('the chosen first factor', () => {
  it.each(['EMAIL_OTP', 'SMS_OTP'])('%s is a code, and signs in by itself', async (factor) => {
    const asked = await choose({ ANSWER: factor });
    expect(asked).toMatchObject({ ChallengeName: factor });
    const responses = { USERNAME: known.sub, [`${factor}_CODE`]: lastCode(test) };
    await expect(
      respond(test, factor, textAt(asked, 'Session'), responses),
    ).resolves.toHaveProperty('AuthenticationResult');
    expect((await refusal(choose({ ANSWER: factor }))).message).toContain('session is expired');
  });

  it('PASSWORD leads to the second factor, and may be tried again', async () => {
    const prove = (PASSWORD: string) => choose({ ANSWER: 'PASSWORD', PASSWORD });
    expect(await refusal(prove('Wrong-horse'))).toEqual(INCORRECT);
    await expect(prove(PASSWORD)).resolves.toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
    expect((await refusal(prove(PASSWORD))).message).toContain('session is expired');
  });

  it('PASSWORD_SRP leads to the second factor, and may be tried again', async () => {
    expect(await refusal(chooseSrp('Wrong-horse'))).toEqual(INCORRECT);
    await expect(chooseSrp(PASSWORD)).resolves.toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
    });
    expect((await refusal(chooseSrp(PASSWORD))).message).toContain('session is expired');
  });

  it.each(['PASSWORD', 'PASSWORD_SRP'])('%s is a challenge name of its own, too', async (name) => {
    const responses = { USERNAME: EMAIL, PASSWORD, SRP_A: quickClient().A };
    await expect(respond(test, name, session, responses)).resolves.toMatchObject({
      ChallengeName: name === 'PASSWORD' ? 'SOFTWARE_TOKEN_MFA' : 'PASSWORD_VERIFIER',
    });
  });

  it('locks out after five wrong passwords, and the Session is gone', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await refusal(choose({ ANSWER: 'PASSWORD', PASSWORD: 'Wrong-horse' }))).toEqual(
        INCORRECT,
      );
    }
    expect((await refusal(choose({ ANSWER: 'PASSWORD', PASSWORD }))).message).toContain('expired');
    session = await choice(EMAIL);
    expect((await refusal(choose({ ANSWER: 'PASSWORD', PASSWORD }))).message).toBe(
      'Password attempts exceeded',
    );
  });

  it('has three minutes', async () => {
    test.advance(3 * MINUTE);
    expect((await refusal(choose({ ANSWER: 'EMAIL_OTP' }))).message).toContain('is expired');
  });

  it.each([
    [{ ANSWER: 'WEB_AUTHN' }, 'WEB_AUTHN is not a challenge that this user can choose.'],
    [{ ANSWER: 'SMS_MFA' }, 'SMS_MFA is not a challenge that this user can choose.'],
    [{ ANSWER: '' }, 'Missing required parameter ANSWER'],
    [{ ANSWER: 'PASSWORD' }, 'Missing required parameter PASSWORD'],
    [{ ANSWER: 'PASSWORD_SRP' }, 'Missing required parameter SRP_A'],
    [{ ANSWER: 'PASSWORD_SRP', SRP_A: '0' }, 'SRP_A is not a valid public value.'],
    [{ ANSWER: 'EMAIL_OTP', USERNAME: NOBODY }, 'Invalid session for the user.'],
  ])('is refused with %j', async (responses, message) => {
    expect((await refusal(choose(responses))).message).toBe(message);
  });

  it('is not offered by its code to somebody who has no choice, known or unknown', async () => {
    await test.pool.setTrait(EMAIL, 'default');
    for (const USERNAME of [EMAIL, NOBODY]) {
      const Session = await choice(USERNAME);
      expect((await refusal(choose({ USERNAME, ANSWER: 'EMAIL_OTP' }, Session))).message).toBe(
        'EMAIL_OTP is not a challenge that this user can choose.',
      );
      const wrong = { USERNAME, ANSWER: 'PASSWORD', PASSWORD: 'Wrong-horse' };
      expect(await refusal(choose(wrong, Session))).toEqual(INCORRECT);
    }
  });
});

describe('the password again', () => {
  it('is asked for after the first proof, and leads to the second factor', async () => {
    await test.pool.setTrait(EMAIL, 'password-again');
    const asked = await provePassword(test);
    expect(asked).toMatchObject({ ChallengeName: 'PASSWORD_SRP' });
    session = textAt(asked, 'Session');
    expect(await refusal(chooseSrp('Wrong-horse'))).toEqual(INCORRECT);
    await expect(chooseSrp(PASSWORD)).resolves.toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
    });
  });

  it('cannot be got round by an exchange of its own', async () => {
    await test.pool.setTrait(EMAIL, 'password-again');
    session = textAt(await provePassword(test), 'Session');
    const client = quickClient();
    const started = await choose({ ANSWER: 'PASSWORD_SRP', SRP_A: client.A });
    await expect(answerSrp(test, client, started, PASSWORD)).resolves.toMatchObject({
      ChallengeName: 'PASSWORD_SRP',
    });
  });
});
