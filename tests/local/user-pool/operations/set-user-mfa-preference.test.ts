import { beforeEach, describe, expect, it } from 'vitest';
import {
  refusal,
  type SignedIn,
  type TestPool,
  signedInPool,
} from '../../../setup/local-user-pool.ts';

let test: TestPool;
let known: SignedIn;
beforeEach(async () => {
  ({ test, known } = await signedInPool());
});

const prefer = (settings: Record<string, unknown>) =>
  test.call('SetUserMFAPreference', { AccessToken: known.accessToken, ...settings });
const settings = () => test.call('GetUser', { AccessToken: known.accessToken });

describe('SetUserMFAPreference', () => {
  it('takes the preference away and gives it back', async () => {
    expect(await prefer({ SoftwareTokenMfaSettings: { Enabled: true } })).toEqual({});
    expect(await settings()).toMatchObject({ UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] });
    expect(await settings()).not.toHaveProperty('PreferredMfaSetting');
    await prefer({ SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } });
    expect(await settings()).toMatchObject({ PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' });
  });

  it('switches the method off', async () => {
    await prefer({ SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false } });
    expect(await settings()).not.toHaveProperty('UserMFASettingList');
    expect(await settings()).not.toHaveProperty('PreferredMfaSetting');
  });

  it('leaves alone what is left out', async () => {
    await prefer({ SMSMfaSettings: { Enabled: false } });
    expect(await settings()).toMatchObject({ PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' });
  });

  it('refuses methods that the pool cannot deliver', async () => {
    expect((await refusal(prefer({ SMSMfaSettings: { Enabled: true } }))).message).toBe(
      'User does not have delivery config set to turn on SMS_MFA',
    );
    expect((await refusal(prefer({ EmailMfaSettings: { Enabled: true } }))).name).toBe(
      'InvalidParameterException',
    );
  });

  it('refuses a token that was never verified', async () => {
    const state = structuredClone(test.store.read());
    for (const user of Object.values(state.users)) user.softwareToken = null;
    test.store.write(state);
    expect(await refusal(prefer({ SoftwareTokenMfaSettings: { Enabled: true } }))).toEqual({
      name: 'InvalidParameterException',
      message: 'User has not verified software token mfa',
    });
  });

  it('refuses settings of the wrong type', async () => {
    const { message } = await refusal(prefer({ SoftwareTokenMfaSettings: { Enabled: 'yes' } }));
    expect(message).toContain("'softwareTokenMfaSettings.enabled'");
  });
});
