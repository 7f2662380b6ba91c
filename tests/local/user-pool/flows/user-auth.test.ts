import { describe, expect, it } from 'vitest';
import { EMAIL, PASSWORD, type TestPool } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { poolWith, signedInPool } from '../../../setup/signed-in-pool.ts';
import { quickClient } from '../../../setup/srp-client.ts';
import { INCORRECT, refusalOf } from '../../../setup/refusals.ts';

const NOBODY = 'nobody@example.com';
const start = (test: TestPool, parameters: Record<string, string>) =>
  test.call('InitiateAuth', {
    AuthFlow: 'USER_AUTH',
    AuthParameters: { USERNAME: EMAIL, ...parameters },
  });

describe('USER_AUTH of a user without a choice', () => {
  it('starts with SRP if preferred', async () => {
    const { test } = await signedInPool();
    const client = quickClient();
    const started = await start(test, { PREFERRED_CHALLENGE: 'PASSWORD_SRP', SRP_A: client.A });
    await expect(test.answerSrp(client, started, PASSWORD)).resolves.toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
    });
  });

  it('accepts a plain password if preferred', async () => {
    const { test } = await signedInPool();
    const preferred = { PREFERRED_CHALLENGE: 'PASSWORD' };
    await expect(start(test, { ...preferred, PASSWORD })).resolves.toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
    });
    expect(await refusalOf(start(test, { ...preferred, PASSWORD: 'Wrong-horse' }))).toBe(INCORRECT);
    const nobody = { USERNAME: NOBODY, ...preferred, PASSWORD };
    expect(await refusalOf(start(test, nobody))).toBe(INCORRECT);
    expect(await refusalOf(start(test, preferred))).toContain(
      ': Missing required parameter PASSWORD',
    );
  });

  it.each([{}, { PREFERRED_CHALLENGE: 'EMAIL_OTP' }, { PREFERRED_CHALLENGE: 'WEB_AUTHN' }])(
    'offers both password challenges for %j, to unknown users too',
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

describe('USER_AUTH of a user with a choice', () => {
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

  it.each(['EMAIL_OTP', 'SMS_OTP'])(
    'sends a code immediately for a preferred %s',
    async (factor) => {
      const { test } = await poolWith('first-factor-choice');
      const asked = await start(test, { PREFERRED_CHALLENGE: factor });
      expect(asked).toMatchObject({ ChallengeName: factor });
      expect(test.lastCode()).toMatch(/^\d{8}$/);
      await expect(
        test.call('RespondToAuthChallenge', {
          ChallengeName: factor,
          Session: textAt(asked, 'Session'),
          ChallengeResponses: { USERNAME: EMAIL, [`${factor}_CODE`]: test.lastCode() },
        }),
      ).resolves.toHaveProperty('AuthenticationResult');
    },
  );
});
