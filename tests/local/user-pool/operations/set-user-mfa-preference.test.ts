import { beforeEach, describe, expect, it } from 'vitest';
import { type SignedIn, type TestPool } from '../../../setup/local-user-pool.ts';
import { refusalOf } from '../../../setup/refusals.ts';
import { signedInPool } from '../../../setup/signed-in-pool.ts';

let test: TestPool;
let known: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
});

const prefer = (settings: Record<string, unknown>) =>
  test.call('SetUserMFAPreference', { AccessToken: known.accessToken, ...settings });
const settings = () => test.call('GetUser', { AccessToken: known.accessToken });

describe('SetUserMFAPreference', () => {
  it('withdraws the preference and restores it', async () => {
    expect(await prefer({ SoftwareTokenMfaSettings: { Enabled: true } })).toEqual({});
    expect(await settings()).toMatchObject({ UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] });
    expect(await settings()).not.toHaveProperty('PreferredMfaSetting');
    await prefer({ SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } });
    expect(await settings()).toMatchObject({ PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' });
  });

  it('disables the method', async () => {
    await prefer({ SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false } });
    expect(await settings()).not.toHaveProperty('UserMFASettingList');
    expect(await settings()).not.toHaveProperty('PreferredMfaSetting');
  });

  it('leaves omitted methods unchanged', async () => {
    await prefer({ SMSMfaSettings: { Enabled: false } });
    expect(await settings()).toMatchObject({ PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' });
  });

  it.each([
    ['SMSMfaSettings', true, 'User does not have delivery config set to turn on SMS_MFA'],
    ['EmailMfaSettings', true, 'User does not have delivery config set to turn on EMAIL_OTP'],
    ['SoftwareTokenMfaSettings', true, 'User has not verified software token mfa'],
    ['SoftwareTokenMfaSettings', 'yes', "'softwareTokenMfaSettings.enabled'"],
  ])('refuses %s with Enabled %j for a user without factors', async (name, Enabled, message) => {
    const state = structuredClone(test.store.read());
    for (const user of Object.values(state.users)) user.softwareToken = null;
    test.store.write(state);
    expect(await refusalOf(prefer({ [name]: { Enabled } }))).toMatch(
      /^InvalidParameterException: /,
    );
    expect(await refusalOf(prefer({ [name]: { Enabled } }))).toContain(message);
  });
});
