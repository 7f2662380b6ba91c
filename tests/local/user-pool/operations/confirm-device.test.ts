import { beforeEach, describe, expect, it } from 'vitest';
import {
  confirmDevice,
  deviceOf,
  devicePool,
  verifierConfig,
  type DevicePool,
} from '../../../setup/device-client.ts';
import { DAY, EMAIL } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { refusalOf, UNKNOWN_DEVICE } from '../../../setup/refusals.ts';

let fixture: DevicePool;
beforeEach(async () => {
  fixture = await devicePool({ confirmed: false });
});

const confirm = (change: Record<string, unknown>) =>
  fixture.test.call('ConfirmDevice', {
    AccessToken: fixture.accessToken,
    DeviceKey: fixture.device.key,
    DeviceSecretVerifierConfig: verifierConfig(fixture.device),
    ...change,
  });
const remembered = () => fixture.test.pool.listUsers()[0]?.devices;

describe('ConfirmDevice', () => {
  it('remembers the device that came with the tokens, but not its password', async () => {
    const { test, device, accessToken } = fixture;
    expect(device.key).toMatch(/^eu-west-1_[\da-f-]{36}$/);
    expect(remembered()).toBe(0);
    expect(await confirmDevice(test, device, accessToken)).toEqual({
      UserConfirmationNecessary: false,
    });
    expect(remembered()).toBe(1);
    expect(JSON.stringify(test.store.read())).not.toContain(device.password);
    expect(JSON.stringify(test.pool.listUsers())).not.toContain(device.key);
  });

  it.each([
    [{ DeviceKey: 'eu-west-1_00000000-0000-4000-8000-000000000000' }, UNKNOWN_DEVICE],
    [{ DeviceKey: '__proto___0' }, UNKNOWN_DEVICE],
    [{ DeviceSecretVerifierConfig: undefined }, 'Missing required parameter DeviceSecretVerifier'],
    [{ DeviceSecretVerifierConfig: {} }, '2 validation errors'],
    [{ DeviceSecretVerifierConfig: { Salt: '!', PasswordVerifier: 'AQ==' } }, 'valid salt'],
    [{ DeviceSecretVerifierConfig: { Salt: 'AQ==', PasswordVerifier: 'AA==' } }, 'valid salt'],
    [{ DeviceKey: 'not a key' }, 'deviceKey'],
    [{ AccessToken: 'no-token' }, 'Invalid Access Token'],
  ])('refuses %j', async (change, reason) => {
    expect(await refusalOf(confirm(change))).toContain(reason);
    expect(remembered()).toBe(0);
  });

  it('forgets a device that was not confirmed while its access token was valid', async () => {
    const { test, signIn } = fixture;
    test.advance(DAY);
    await test.pool.setTrait(EMAIL, 'device-tracking');
    const later = await signIn();
    const AccessToken = textAt(later, 'AuthenticationResult.AccessToken');
    expect(await refusalOf(confirm({ AccessToken }))).toBe(UNKNOWN_DEVICE);
    await expect(confirm({ AccessToken, DeviceKey: deviceOf(later).key })).resolves.toBeDefined();
  });
});
