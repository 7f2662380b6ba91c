import { describe, expect, it } from 'vitest';
import {
  answerSrp,
  EMAIL,
  lastCode,
  PASSWORD,
  poolWith,
  quickClient,
  refusal,
  signedInPool,
  textAt,
  type TestPool,
} from '../../../setup/local-user-pool.ts';

const NOBODY = 'nobody@example.com';
const start = (test: TestPool, parameters: Record<string, string>) =>
  test.call('InitiateAuth', {
    AuthFlow: 'USER_AUTH',
    AuthParameters: { USERNAME: EMAIL, ...parameters },
  });

describe('USER_AUTH of somebody ordinary', () => {
  it('begins at once with the password it prefers, by SRP', async () => {
    const { test } = await signedInPool();
    const client = quickClient();
    const started = await start(test, { PREFERRED_CHALLENGE: 'PASSWORD_SRP', SRP_A: client.A });
    await expect(answerSrp(test, client, started, PASSWORD)).resolves.toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
    });
  });

  it('begins at once with the password it prefers, in plain', async () => {
    const { test } = await signedInPool();
    const preferred = { PREFERRED_CHALLENGE: 'PASSWORD' };
    await expect(start(test, { ...preferred, PASSWORD })).resolves.toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
    });
    const incorrect = {
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    };
    expect(await refusal(start(test, { ...preferred, PASSWORD: 'Wrong-horse' }))).toEqual(
      incorrect,
    );
    const nobody = { USERNAME: NOBODY, ...preferred, PASSWORD };
    expect(await refusal(start(test, nobody))).toEqual(incorrect);
    expect((await refusal(start(test, preferred))).message).toBe(
      'Missing required parameter PASSWORD',
    );
  });

  it.each([{}, { PREFERRED_CHALLENGE: 'EMAIL_OTP' }, { PREFERRED_CHALLENGE: 'WEB_AUTHN' }])(
    'offers the passwords for %j, to an unknown user as well',
    async (parameters) => {
      const { test } = await signedInPool();
      const mails = test.mails.length;
      for (const USERNAME of [EMAIL, NOBODY]) {
        expect(await start(test, { USERNAME, ...parameters })).toEqual({
          ChallengeName: 'SELECT_CHALLENGE',
          Session: expect.any(String),
          ChallengeParameters: { USERNAME: expect.stringMatching(/^[\da-f-]{36}$/) },
          AvailableChallenges: ['PASSWORD_SRP', 'PASSWORD'],
        });
      }
      expect(test.mails).toHaveLength(mails);
    },
  );
});

describe('USER_AUTH of somebody who has the choice', () => {
  it.each([{}, { PREFERRED_CHALLENGE: 'PASSWORD_SRP' }, { PREFERRED_CHALLENGE: 'PASSWORD' }])(
    'offers every first factor for %j',
    async (parameters) => {
      const { test } = await poolWith('first-factor-choice');
      const SRP_A = quickClient().A;
      expect(await start(test, { ...parameters, PASSWORD, SRP_A })).toMatchObject({
        ChallengeName: 'SELECT_CHALLENGE',
        AvailableChallenges: ['PASSWORD_SRP', 'PASSWORD', 'EMAIL_OTP', 'SMS_OTP'],
      });
    },
  );

  it.each(['EMAIL_OTP', 'SMS_OTP'])('sends the code of a preferred %s', async (factor) => {
    const { test } = await poolWith('first-factor-choice');
    const asked = await start(test, { PREFERRED_CHALLENGE: factor });
    expect(asked).toMatchObject({ ChallengeName: factor });
    await expect(
      test.call('RespondToAuthChallenge', {
        ChallengeName: factor,
        Session: textAt(asked, 'Session'),
        ChallengeResponses: { USERNAME: EMAIL, [`${factor}_CODE`]: lastCode(test) },
      }),
    ).resolves.toHaveProperty('AuthenticationResult');
  });
});
