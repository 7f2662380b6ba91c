import { beforeEach, describe, expect, it } from 'vitest';
import {
  DAY,
  EMAIL,
  HOUR,
  MINUTE,
  PASSWORD,
  SECOND,
  testPool,
} from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { quickClient, srpTimestamp } from '../../../setup/srp-client.ts';
import { type ProofOverrides } from '../../../setup/srp-answer.ts';
import { INCORRECT, LOCKED_OUT, refusalOf, SESSION_EXPIRED } from '../../../setup/refusals.ts';

let test = testPool();
beforeEach(() => {
  test = testPool();
});

const NOBODY = 'nobody@example.com';
const attempt = (password: string, overrides: ProofOverrides = {}, username = EMAIL) =>
  refusalOf(test.provePassword(username, password, overrides));
const isProved = async (overrides: ProofOverrides, username = EMAIL) =>
  'Session' in (await test.provePassword(username, PASSWORD, overrides));

describe('PASSWORD_VERIFIER', () => {
  it('continues with MFA_SETUP for a user without an authenticator', async () => {
    const sub = await test.register();
    expect(await test.provePassword()).toEqual({
      ChallengeName: 'MFA_SETUP',
      Session: expect.stringMatching(/^[\w-]{80,}$/),
      ChallengeParameters: { USER_ID_FOR_SRP: sub, MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
    });
  });

  it('continues with SOFTWARE_TOKEN_MFA for a user with one', async () => {
    const { sub } = await test.firstSignIn();
    expect(await test.provePassword()).toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ChallengeParameters: { USER_ID_FOR_SRP: sub, FRIENDLY_DEVICE_NAME: 'Phone' },
    });
  });

  it('accepts the email or the sub as the username', async () => {
    const sub = await test.register();
    for (const username of [EMAIL, EMAIL.toUpperCase(), sub]) {
      expect(await isProved({ username }, sub)).toBe(true);
    }
  });

  it('refuses a wrong password and an unknown user alike', async () => {
    await test.register();
    expect(await attempt('Wrong-password')).toBe(INCORRECT);
    expect(await attempt(PASSWORD, {}, NOBODY)).toBe(INCORRECT);
  });

  it('reveals that a user is unconfirmed only after the right password', async () => {
    await test.signUp();
    expect(await attempt('Wrong-password')).toBe(INCORRECT);
    expect(await attempt(PASSWORD)).toBe('UserNotConfirmedException: User is not confirmed.');
  });

  it('refuses another user than the challenge was for, and counts it against neither', async () => {
    await test.register();
    await test.register('eve@example.com');
    expect(await attempt(PASSWORD, { username: 'eve@example.com' })).toBe(INCORRECT);
    expect(await attempt(PASSWORD, { username: NOBODY })).toBe(INCORRECT);
    expect(test.store.read().lockouts).toEqual({});
  });

  it.each(['USERNAME', 'PASSWORD_CLAIM_SECRET_BLOCK', 'PASSWORD_CLAIM_SIGNATURE', 'TIMESTAMP'])(
    'requires %s',
    async (missing) => {
      const responses = {
        USERNAME: EMAIL,
        PASSWORD_CLAIM_SECRET_BLOCK: 'AAAA',
        PASSWORD_CLAIM_SIGNATURE: 'AAAA',
        TIMESTAMP: srpTimestamp(test.now()),
        [missing]: '',
      };
      const input = { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses: responses };
      expect(await refusalOf(test.call('RespondToAuthChallenge', input))).toBe(
        `InvalidParameterException: Missing required parameter ${missing}`,
      );
    },
  );

  it.each(['', 'AAAA', 'not base64!'])('refuses the signature %j', async (signature) => {
    await test.register();
    expect(await attempt(PASSWORD, { signature })).toMatch(
      /^(?:InvalidParameter|NotAuthorized)Exception/,
    );
  });
});

describe('the timestamp', () => {
  beforeEach(() => test.register());

  it.each([-4 * MINUTE, 6 * MINUTE, -2 * HOUR, 2 * HOUR, 400 * DAY])(
    'may be %d ms off the server’s clock',
    async (skew) => {
      expect(await isProved({ timestamp: srpTimestamp(test.now() + skew) })).toBe(true);
    },
  );

  it('is signed without a leading zero, so a padded day fails the proof', async () => {
    test.advance(15 * DAY);
    const timestamp = srpTimestamp(test.now());
    expect(timestamp).toContain(' Dec 6 ');
    expect(await attempt(PASSWORD, { timestamp: timestamp.replace(' 6 ', ' 06 ') })).toBe(
      INCORRECT,
    );
    expect(await isProved({ timestamp })).toBe(true);
  });

  it('must not be in another format', async () => {
    expect(await attempt(PASSWORD, { timestamp: new Date(test.now()).toISOString() })).toBe(
      'InvalidParameterException: TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.',
    );
  });
});

describe('the secret block', () => {
  const client = quickClient();
  beforeEach(() => test.register());

  it('accepts one answer, right or wrong', async () => {
    for (const password of [PASSWORD, 'Wrong-password']) {
      const initiated = await test.initiateSrp(EMAIL, client.A);
      const first = await test.answerSrp(client, initiated, password).catch(String);
      expect(first === INCORRECT).toBe(password !== PASSWORD);
      expect(await refusalOf(test.answerSrp(client, initiated, PASSWORD))).toBe(INCORRECT);
    }
  });

  it('expires after three minutes', async () => {
    const initiated = await test.initiateSrp(EMAIL, client.A);
    test.advance(3 * MINUTE);
    expect(await refusalOf(test.answerSrp(client, initiated, PASSWORD))).toBe(SESSION_EXPIRED);
  });

  it('cannot be forged or taken from another exchange', async () => {
    expect(await attempt(PASSWORD, { secretBlock: 'AAAA' })).toBe(INCORRECT);
    const other = await test.initiateSrp(EMAIL, quickClient().A);
    const secretBlock = textAt(other, 'ChallengeParameters.SECRET_BLOCK');
    expect(await attempt(PASSWORD, { secretBlock })).toBe(INCORRECT);
  });

  it('is dropped from the state once it has expired', async () => {
    for (let count = 0; count < 2; count += 1) {
      await test.provePassword();
      expect(Object.keys(test.store.read().spentBlocks)).toHaveLength(1);
      test.advance(3 * MINUTE);
    }
  });
});

describe.each([
  ['a known user', EMAIL],
  ['an unknown user', NOBODY],
])('the lockout of %s', (_, username) => {
  const fail = (password = 'Wrong-password') => attempt(password, {}, username);
  const failTimes = async (times: number) => {
    for (let count = 0; count < times; count += 1) expect(await fail()).toBe(INCORRECT);
  };
  beforeEach(() => test.register());

  it('starts with the fifth failure and doubles with each, not counting attempts during it', async () => {
    await failTimes(5);
    expect(await fail(PASSWORD)).toBe(LOCKED_OUT);
    for (const seconds of [1, 2, 4]) {
      expect(await fail()).toBe(LOCKED_OUT);
      test.advance(seconds * SECOND - 1);
      expect(await fail()).toBe(LOCKED_OUT);
      test.advance(1);
      await failTimes(1);
    }
  });

  it('restarts the count fifteen minutes after the last failure', async () => {
    await failTimes(4);
    test.advance(15 * MINUTE);
    await failTimes(5);
    expect(await fail()).toBe(LOCKED_OUT);
  });
});

it('the right password restarts the count of failures', async () => {
  await test.register();
  for (let round = 0; round < 2; round += 1) {
    for (let count = 0; count < 4; count += 1) {
      expect(await attempt('Wrong-password')).toBe(INCORRECT);
    }
    expect(await isProved({})).toBe(true);
  }
});
