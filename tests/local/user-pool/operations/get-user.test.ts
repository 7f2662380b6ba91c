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
});
