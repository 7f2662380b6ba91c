import { describe, expect, it } from 'vitest';
import { EMAIL, signedInPool } from '../../../setup/local-user-pool.ts';

describe('GetUser', () => {
  it('gives the attributes and the MFA settings, and no secret', async () => {
    const { test, known } = await signedInPool();
    const { accessToken, sub } = known;
    expect(await test.call('GetUser', { AccessToken: accessToken })).toEqual({
      Username: sub,
      UserAttributes: [
        { Name: 'sub', Value: sub },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'email', Value: EMAIL },
        { Name: 'name', Value: 'Ada Lovelace' },
      ],
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    });
  });

  it.each([
    ['sms-factor', ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'], 'SMS_MFA'],
    ['email-factor', ['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'], 'EMAIL_OTP'],
    ['choice-of-factors', ['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'], undefined],
    ['no-authenticator', undefined, undefined],
  ] as const)('gives the factors of %s', async (trait, list, preferred) => {
    const { test, known } = await signedInPool();
    await test.pool.setTrait(EMAIL, trait);
    const user = await test.call('GetUser', { AccessToken: known.accessToken });
    expect(user).toEqual({
      Username: known.sub,
      UserAttributes: expect.any(Array),
      ...(list !== undefined && { UserMFASettingList: list }),
      ...(preferred !== undefined && { PreferredMfaSetting: preferred }),
    });
  });
});
