import { beforeEach, describe, expect, it } from 'vitest';
import {
  answerSrp,
  EMAIL,
  firstSignIn,
  initiateSrp,
  MINUTE,
  PASSWORD,
  provePassword,
  quickClient,
  refusal,
  register,
  SECOND,
  signUp,
  srpTimestamp,
  testPool,
  textAt,
  type ProofOverrides,
  type TestPool,
} from '../../../setup/local-user-pool.ts';

let test: TestPool;
beforeEach(() => {
  test = testPool();
});

const NOBODY = 'nobody@example.com';
const INCORRECT = {
  name: 'NotAuthorizedException',
  message: 'Incorrect username or password.',
};
const EXCEEDED = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' };
const EXPIRED = {
  name: 'NotAuthorizedException',
  message: 'Invalid session for the user, session is expired.',
};
const attempt = (password: string, overrides: ProofOverrides = {}, username = EMAIL) =>
  refusal(provePassword(test, username, password, overrides));

describe('a proof of the password', () => {
  it('leads to MFA_SETUP for a user without an authenticator', async () => {
    const sub = await register(test);
    expect(await provePassword(test)).toEqual({
      ChallengeName: 'MFA_SETUP',
      Session: expect.stringMatching(/^[\w-]{80,}$/),
      ChallengeParameters: { USER_ID_FOR_SRP: sub, MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
    });
  });

  it('leads to SOFTWARE_TOKEN_MFA for a user with one', async () => {
    const { sub } = await firstSignIn(test);
    expect(await provePassword(test)).toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ChallengeParameters: { USER_ID_FOR_SRP: sub, FRIENDLY_DEVICE_NAME: 'Phone' },
    });
  });

  it('may name the user by email or by sub', async () => {
    const sub = await register(test);
    for (const username of [EMAIL, EMAIL.toUpperCase(), sub]) {
      await expect(provePassword(test, sub, PASSWORD, { username })).resolves.toHaveProperty(
        'Session',
      );
    }
  });

  it('is refused alike for a wrong password and an unknown user', async () => {
    await register(test);
    expect(await attempt('Wrong-password')).toEqual(INCORRECT);
    expect(await attempt(PASSWORD, {}, NOBODY)).toEqual(INCORRECT);
  });

  it('is refused for an unconfirmed user, whose password has to be right to be told so', async () => {
    await signUp(test);
    expect(await attempt('Wrong-password')).toEqual(INCORRECT);
    expect(await attempt(PASSWORD)).toEqual({
      name: 'UserNotConfirmedException',
      message: 'User is not confirmed.',
    });
  });

  it('is refused for another user than the challenge was for, and counts against neither', async () => {
    await register(test);
    await register(test, 'eve@example.com');
    expect(await attempt(PASSWORD, { username: 'eve@example.com' })).toEqual(INCORRECT);
    expect(await attempt(PASSWORD, { username: NOBODY })).toEqual(INCORRECT);
    expect(test.store.read().lockouts).toEqual({});
  });

  it.each(['USERNAME', 'PASSWORD_CLAIM_SECRET_BLOCK', 'PASSWORD_CLAIM_SIGNATURE', 'TIMESTAMP'])(
    'is refused without %s',
    async (missing) => {
      const all = {
        USERNAME: EMAIL,
        PASSWORD_CLAIM_SECRET_BLOCK: 'AAAA',
        PASSWORD_CLAIM_SIGNATURE: 'AAAA',
        TIMESTAMP: srpTimestamp(test.now()),
      };
      const call = test.call('RespondToAuthChallenge', {
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeResponses: { ...all, [missing]: '' },
      });
      expect(await refusal(call)).toEqual({
        name: 'InvalidParameterException',
        message: `Missing required parameter ${missing}`,
      });
    },
  );

  it.each(['', 'AAAA', 'not base64!'])('is refused with %j for a signature', async (signature) => {
    await register(test);
    const { name } = await attempt(PASSWORD, { signature });
    expect(name).toMatch(/^(?:InvalidParameter|NotAuthorized)Exception$/);
  });
});

describe('the timestamp', () => {
  it('may be a few minutes off', async () => {
    await register(test);
    for (const skew of [-4 * MINUTE, 4 * MINUTE]) {
      const timestamp = srpTimestamp(test.now() + skew);
      await expect(provePassword(test, EMAIL, PASSWORD, { timestamp })).resolves.toHaveProperty(
        'Session',
      );
    }
  });

  it.each([-6 * MINUTE, 6 * MINUTE])('may not be %d ms off', async (skew) => {
    await register(test);
    expect(await attempt(PASSWORD, { timestamp: srpTimestamp(test.now() + skew) })).toEqual(
      EXPIRED,
    );
  });

  it('has one form', async () => {
    await register(test);
    expect(await attempt(PASSWORD, { timestamp: new Date(test.now()).toISOString() })).toEqual({
      name: 'InvalidParameterException',
      message: 'TIMESTAMP format should be EEE MMM d HH:mm:ss z yyyy in english.',
    });
  });
});

describe('the secret block', () => {
  const client = quickClient();

  it('is good for one answer, right or wrong', async () => {
    await register(test);
    const initiated = await initiateSrp(test, EMAIL, client.A);
    await answerSrp(test, client, initiated, PASSWORD);
    expect(await refusal(answerSrp(test, client, initiated, PASSWORD))).toEqual(INCORRECT);

    const second = await initiateSrp(test, EMAIL, client.A);
    expect(await refusal(answerSrp(test, client, second, 'Wrong-password'))).toEqual(INCORRECT);
    expect(await refusal(answerSrp(test, client, second, PASSWORD))).toEqual(INCORRECT);
  });

  it('expires after three minutes', async () => {
    await register(test);
    const initiated = await initiateSrp(test, EMAIL, client.A);
    test.advance(3 * MINUTE);
    expect(await refusal(answerSrp(test, client, initiated, PASSWORD))).toEqual(EXPIRED);
  });

  it('cannot be made up or swapped for that of another exchange', async () => {
    await register(test);
    expect(await attempt(PASSWORD, { secretBlock: 'AAAA' })).toEqual(INCORRECT);
    const other = await initiateSrp(test, EMAIL, quickClient().A);
    const secretBlock = textAt(other, 'ChallengeParameters.SECRET_BLOCK');
    expect(await attempt(PASSWORD, { secretBlock })).toEqual(INCORRECT);
  });

  it('is forgotten when it could not be used any more', async () => {
    await register(test);
    await provePassword(test);
    expect(Object.keys(test.store.read().spentBlocks)).toHaveLength(1);
    test.advance(3 * MINUTE);
    await provePassword(test);
    expect(Object.keys(test.store.read().spentBlocks)).toHaveLength(1);
  });
});

describe.each([
  ['a known user', EMAIL],
  ['an unknown user', NOBODY],
])('the lock-out of %s', (_, username) => {
  const fail = (password = 'Wrong-password') => attempt(password, {}, username);
  const failTimes = async (times: number) => {
    for (let count = 0; count < times; count += 1) expect(await fail()).toEqual(INCORRECT);
  };

  it('begins with the fifth failure and lasts a second', async () => {
    await register(test);
    await failTimes(5);
    expect(await fail(PASSWORD)).toEqual(EXCEEDED);
    test.advance(SECOND - 1);
    expect(await fail()).toEqual(EXCEEDED);
    test.advance(1);
    await failTimes(1);
  });

  it('doubles with each failure, which attempts while locked are not', async () => {
    await register(test);
    await failTimes(5);
    for (const seconds of [1, 2, 4]) {
      expect(await fail()).toEqual(EXCEEDED);
      test.advance(seconds * SECOND - 1);
      expect(await fail()).toEqual(EXCEEDED);
      test.advance(1);
      await failTimes(1);
    }
  });

  it('starts again after fifteen quiet minutes', async () => {
    await register(test);
    await failTimes(4);
    test.advance(15 * MINUTE);
    await failTimes(4);
    expect(await fail()).toEqual(INCORRECT);
    expect(await fail()).toEqual(EXCEEDED);
  });
});

describe('the right password', () => {
  it('starts the count of failures again', async () => {
    await register(test);
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 4; count += 1) {
        expect(await attempt('Wrong-password')).toEqual(INCORRECT);
      }
      await expect(provePassword(test)).resolves.toHaveProperty('Session');
    }
  });
});
