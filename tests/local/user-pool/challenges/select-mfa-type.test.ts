import { describe, expect, it } from 'vitest';
import { EMAIL, MINUTE, testPool } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { poolWith } from '../../../setup/signed-in-pool.ts';
import { refusalOf, SESSION_EXPIRED } from '../../../setup/refusals.ts';

const asked = async () => {
  const { test, known } = await poolWith('choice-of-factors');
  const challenge = await test.provePassword();
  const session = textAt(challenge, 'Session');
  const choose = (ANSWER: string) =>
    test.respond('SELECT_MFA_TYPE', session, { USERNAME: known.sub, ANSWER });
  return { test, known, challenge, choose };
};

describe('SELECT_MFA_TYPE', () => {
  it('offers a text message, the authenticator and an email', async () => {
    const { challenge } = await asked();
    expect(challenge).toMatchObject({
      ChallengeName: 'SELECT_MFA_TYPE',
      ChallengeParameters: { MFAS_CAN_CHOOSE: '["SMS_MFA","SOFTWARE_TOKEN_MFA","EMAIL_OTP"]' },
    });
  });

  it('does not offer an authenticator that is not set up', async () => {
    const test = testPool();
    const sub = await test.register();
    await test.pool.setTrait(EMAIL, 'choice-of-factors');
    const challenge = await test.provePassword();
    expect(challenge).toMatchObject({
      ChallengeParameters: { MFAS_CAN_CHOOSE: '["SMS_MFA","EMAIL_OTP"]' },
    });
    const responses = { USERNAME: sub, ANSWER: 'SOFTWARE_TOKEN_MFA' };
    const call = test.respond('SELECT_MFA_TYPE', textAt(challenge, 'Session'), responses);
    expect(await refusalOf(call)).toContain('InvalidParameterException: ');
  });

  it.each(['SMS_MFA', 'EMAIL_OTP'])(
    '%s sends a code, which completes the sign-in',
    async (method) => {
      const { test, known, choose } = await asked();
      const mails = test.mails.length;
      const challenge = await choose(method);
      expect(challenge).toMatchObject({ ChallengeName: method });
      expect(test.mails).toHaveLength(mails + 1);
      const responses = { USERNAME: known.sub, [`${method}_CODE`]: test.lastCode() };
      await expect(
        test.respond(method, textAt(challenge, 'Session'), responses),
      ).resolves.toHaveProperty('AuthenticationResult');
    },
  );

  it('SOFTWARE_TOKEN_MFA completes the sign-in with a code of the authenticator', async () => {
    const { test, known, choose } = await asked();
    const session = textAt(await choose('SOFTWARE_TOKEN_MFA'), 'Session');
    const code = test.totp(known.secret);
    const responses = { USERNAME: known.sub, SOFTWARE_TOKEN_MFA_CODE: code };
    await expect(test.respond('SOFTWARE_TOKEN_MFA', session, responses)).resolves.toHaveProperty(
      'AuthenticationResult',
    );
  });

  it('accepts another choice after an invalid one', async () => {
    const { choose } = await asked();
    expect(await refusalOf(choose('FAX'))).toContain('InvalidParameterException: ');
    expect(await refusalOf(choose(''))).toContain(': Missing required parameter ANSWER');
    await expect(choose('SMS_MFA')).resolves.toHaveProperty('Session');
  });

  it('expires after three minutes and is answered once', async () => {
    const { choose } = await asked();
    await choose('EMAIL_OTP');
    expect(await refusalOf(choose('SMS_MFA'))).toBe(SESSION_EXPIRED);
    const late = await asked();
    late.test.advance(3 * MINUTE);
    expect(await refusalOf(late.choose('SMS_MFA'))).toBe(SESSION_EXPIRED);
  });
});
