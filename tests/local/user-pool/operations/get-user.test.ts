import { describe, expect, it } from 'vitest';
import { EMAIL } from '../../../setup/local-user-pool.ts';
import { signedInPool } from '../../../setup/signed-in-pool.ts';

describe('GetUser', () => {
  it.each([
    ['default', ['SOFTWARE_TOKEN_MFA'], 'SOFTWARE_TOKEN_MFA'],
    ['sms-factor', ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'], 'SMS_MFA'],
    ['email-factor', ['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'], 'EMAIL_OTP'],
    ['choice-of-factors', ['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'], undefined],
    ['no-authenticator', undefined, undefined],
  ] as const)(
    'returns attributes and MFA settings of %s, no secret',
    async (trait, list, preferred) => {
      const { test, known } = await signedInPool();
      await test.pool.setTrait(EMAIL, trait);
      expect(await test.call('GetUser', { AccessToken: known.accessToken })).toEqual({
        Username: known.sub,
        UserAttributes: [
          { Name: 'sub', Value: known.sub },
          { Name: 'email_verified', Value: 'true' },
          { Name: 'email', Value: EMAIL },
          { Name: 'name', Value: 'Ada Lovelace' },
        ],
        ...(list !== undefined && { UserMFASettingList: list }),
        ...(preferred !== undefined && { PreferredMfaSetting: preferred }),
      });
    },
  );
});
