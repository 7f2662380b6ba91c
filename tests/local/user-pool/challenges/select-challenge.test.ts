import { beforeEach, describe, expect, it } from 'vitest';
import {
  EMAIL,
  MINUTE,
  PASSWORD,
  type SignedIn,
  type TestPool,
} from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { poolWith } from '../../../setup/signed-in-pool.ts';
import { quickClient } from '../../../setup/srp-client.ts';
import { INCORRECT, refusalOf, SESSION_EXPIRED } from '../../../setup/refusals.ts';

const NOBODY = 'nobody@example.com';

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
  test.respond('SELECT_CHALLENGE', Session, { USERNAME: EMAIL, ...responses });

async function chooseSrp(password: string): Promise<object> {
  const client = quickClient();
  const started = await choose({ ANSWER: 'PASSWORD_SRP', SRP_A: client.A });
  return test.answerSrp(client, started, password, { session: textAt(started, 'Session') });
}

describe('the chosen first factor', () => {
  it.each(['EMAIL_OTP', 'SMS_OTP'])(
    '%s sends a code, which completes the sign-in',
    async (factor) => {
      const asked = await choose({ ANSWER: factor });
      expect(asked).toMatchObject({ ChallengeName: factor });
      expect(test.lastCode()).toMatch(/^\d{8}$/);
      const responses = { USERNAME: known.sub, [`${factor}_CODE`]: test.lastCode() };
      await expect(
        test.respond(factor, textAt(asked, 'Session'), responses),
      ).resolves.toHaveProperty('AuthenticationResult');
      expect(await refusalOf(choose({ ANSWER: factor }))).toBe(SESSION_EXPIRED);
    },
  );

  it('PASSWORD continues with the second factor, also after a wrong password', async () => {
    const prove = (PASSWORD: string) => choose({ ANSWER: 'PASSWORD', PASSWORD });
    expect(await refusalOf(prove('Wrong-horse'))).toBe(INCORRECT);
    await expect(prove(PASSWORD)).resolves.toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
    expect(await refusalOf(prove(PASSWORD))).toBe(SESSION_EXPIRED);
  });

  it('PASSWORD_SRP continues with the second factor, also after a wrong password', async () => {
    expect(await refusalOf(chooseSrp('Wrong-horse'))).toBe(INCORRECT);
    await expect(chooseSrp(PASSWORD)).resolves.toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
    });
    expect(await refusalOf(chooseSrp(PASSWORD))).toBe(SESSION_EXPIRED);
  });

  it.each(['PASSWORD', 'PASSWORD_SRP'])(
    '%s can be answered as a challenge of its own',
    async (name) => {
      const responses = { USERNAME: EMAIL, PASSWORD, SRP_A: quickClient().A };
      await expect(test.respond(name, session, responses)).resolves.toMatchObject({
        ChallengeName: name === 'PASSWORD' ? 'SOFTWARE_TOKEN_MFA' : 'PASSWORD_VERIFIER',
      });
    },
  );

  it('five wrong passwords lock the user out and close the Session', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await refusalOf(choose({ ANSWER: 'PASSWORD', PASSWORD: 'Wrong-horse' }))).toBe(
        INCORRECT,
      );
    }
    expect(await refusalOf(choose({ ANSWER: 'PASSWORD', PASSWORD }))).toContain('expired');
    session = await choice(EMAIL);
    expect(await refusalOf(choose({ ANSWER: 'PASSWORD', PASSWORD }))).toContain(
      ': Password attempts exceeded',
    );
  });

  it('expires after three minutes', async () => {
    test.advance(3 * MINUTE);
    expect(await refusalOf(choose({ ANSWER: 'EMAIL_OTP' }))).toBe(SESSION_EXPIRED);
  });

  it.each([
    [{ ANSWER: 'WEB_AUTHN' }, 'WEB_AUTHN is not a challenge that this user can choose.'],
    [{ ANSWER: 'SMS_MFA' }, 'SMS_MFA is not a challenge that this user can choose.'],
    [{ ANSWER: '' }, 'Missing required parameter ANSWER'],
    [{ ANSWER: 'PASSWORD' }, 'Missing required parameter PASSWORD'],
    [{ ANSWER: 'PASSWORD_SRP' }, 'Missing required parameter SRP_A'],
    [{ ANSWER: 'PASSWORD_SRP', SRP_A: '0' }, 'SRP_A is not a valid public value.'],
    [{ ANSWER: 'EMAIL_OTP', USERNAME: NOBODY }, 'Invalid session for the user.'],
  ])('refuses %j', async (responses, message) => {
    expect(await refusalOf(choose(responses))).toContain(`: ${message}`);
  });

  it('offers no code to users without the choice, known or unknown', async () => {
    await test.pool.setTrait(EMAIL, 'default');
    for (const USERNAME of [EMAIL, NOBODY]) {
      const Session = await choice(USERNAME);
      expect(await refusalOf(choose({ USERNAME, ANSWER: 'EMAIL_OTP' }, Session))).toContain(
        ': EMAIL_OTP is not a challenge that this user can choose.',
      );
      const wrong = { USERNAME, ANSWER: 'PASSWORD', PASSWORD: 'Wrong-horse' };
      expect(await refusalOf(choose(wrong, Session))).toBe(INCORRECT);
    }
  });
});

describe('PASSWORD_SRP after a first proof of the password', () => {
  it('continues with the second factor', async () => {
    await test.pool.setTrait(EMAIL, 'password-again');
    const asked = await test.provePassword();
    expect(asked).toMatchObject({ ChallengeName: 'PASSWORD_SRP' });
    session = textAt(asked, 'Session');
    expect(await refusalOf(chooseSrp('Wrong-horse'))).toBe(INCORRECT);
    await expect(chooseSrp(PASSWORD)).resolves.toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
    });
  });

  it('cannot be bypassed by an exchange outside its Session', async () => {
    await test.pool.setTrait(EMAIL, 'password-again');
    session = textAt(await test.provePassword(), 'Session');
    const client = quickClient();
    const started = await choose({ ANSWER: 'PASSWORD_SRP', SRP_A: client.A });
    await expect(test.answerSrp(client, started, PASSWORD)).resolves.toMatchObject({
      ChallengeName: 'PASSWORD_SRP',
    });
  });
});
