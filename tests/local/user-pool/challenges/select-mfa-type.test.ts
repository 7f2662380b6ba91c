import { describe, expect, it } from 'vitest';
import {
  EMAIL,
  lastCode,
  MINUTE,
  poolWith,
  provePassword,
  refusal,
  register,
  respond,
  testPool,
  textAt,
  totpCode,
} from '../../../setup/local-user-pool.ts';

const asked = async () => {
  const { test, known } = await poolWith('choice-of-factors');
  const challenge = await provePassword(test);
  const session = textAt(challenge, 'Session');
  const choose = (ANSWER: string) =>
    respond(test, 'SELECT_MFA_TYPE', session, { USERNAME: known.sub, ANSWER });
  return { test, known, challenge, choose };
};

describe('the choice of a second factor', () => {
  it('is between a text message, the authenticator and an email', async () => {
    const { challenge } = await asked();
    expect(challenge).toMatchObject({
      ChallengeName: 'SELECT_MFA_TYPE',
      ChallengeParameters: { MFAS_CAN_CHOOSE: '["SMS_MFA","SOFTWARE_TOKEN_MFA","EMAIL_OTP"]' },
    });
  });

  it('leaves out an authenticator that is not set up', async () => {
    const test = testPool();
    const sub = await register(test);
    await test.pool.setTrait(EMAIL, 'choice-of-factors');
    const challenge = await provePassword(test);
    expect(challenge).toMatchObject({
      ChallengeParameters: { MFAS_CAN_CHOOSE: '["SMS_MFA","EMAIL_OTP"]' },
    });
    const responses = { USERNAME: sub, ANSWER: 'SOFTWARE_TOKEN_MFA' };
    const call = respond(test, 'SELECT_MFA_TYPE', textAt(challenge, 'Session'), responses);
    expect((await refusal(call)).name).toBe('InvalidParameterException');
  });

  it.each(['SMS_MFA', 'EMAIL_OTP'])('of %s sends a code, and ends with it', async (method) => {
    const { test, known, choose } = await asked();
    const mails = test.mails.length;
    const challenge = await choose(method);
    expect(challenge).toMatchObject({ ChallengeName: method });
    expect(test.mails).toHaveLength(mails + 1);
    const responses = { USERNAME: known.sub, [`${method}_CODE`]: lastCode(test) };
    await expect(
      respond(test, method, textAt(challenge, 'Session'), responses),
    ).resolves.toHaveProperty('AuthenticationResult');
  });

  it('of the authenticator ends with its code', async () => {
    const { test, known, choose } = await asked();
    const session = textAt(await choose('SOFTWARE_TOKEN_MFA'), 'Session');
    const code = totpCode(known.secret, test.now());
    const responses = { USERNAME: known.sub, SOFTWARE_TOKEN_MFA_CODE: code };
    await expect(respond(test, 'SOFTWARE_TOKEN_MFA', session, responses)).resolves.toHaveProperty(
      'AuthenticationResult',
    );
  });

  it('refuses anything else, and takes another choice after it', async () => {
    const { choose } = await asked();
    expect((await refusal(choose('FAX'))).name).toBe('InvalidParameterException');
    expect((await refusal(choose(''))).message).toBe('Missing required parameter ANSWER');
    await expect(choose('SMS_MFA')).resolves.toHaveProperty('Session');
  });

  it('has three minutes and is made once', async () => {
    const { choose } = await asked();
    await choose('EMAIL_OTP');
    expect((await refusal(choose('SMS_MFA'))).message).toContain('session is expired');
    const late = await asked();
    late.test.advance(3 * MINUTE);
    expect((await refusal(late.choose('SMS_MFA'))).message).toContain('session is expired');
  });
});
