import { beforeEach, describe, expect, it } from 'vitest';
import { devicePool, type DevicePool } from '../../../setup/device-client.ts';
import { MINUTE, SECOND, START } from '../../../setup/local-user-pool.ts';
import { refusalOf, UNKNOWN_DEVICE } from '../../../setup/refusals.ts';

let fixture: DevicePool;
beforeEach(async () => {
  fixture = await devicePool({ confirmed: true });
});

const call = (operation: string, input: Record<string, unknown> = {}) =>
  fixture.test.call(operation, { AccessToken: fixture.accessToken, ...input });
const setStatus = (DeviceRememberedStatus?: string, DeviceKey = fixture.device.key) =>
  call('UpdateDeviceStatus', { DeviceKey, DeviceRememberedStatus });

describe('UpdateDeviceStatus', () => {
  it('keeps a device that is no longer remembered, but neither lists nor challenges it', async () => {
    const { test, device, signIn } = fixture;
    expect(await setStatus('not_remembered')).toEqual({});
    expect(await call('ListDevices')).toEqual({ Devices: [] });
    expect(test.pool.listUsers()).toMatchObject([{ devices: 0 }]);
    expect(await call('GetDevice', { DeviceKey: device.key })).toMatchObject({
      Device: { DeviceLastModifiedDate: (START + 2 * MINUTE) / SECOND },
    });
    const signedIn = await signIn(device.key);
    expect(signedIn).toHaveProperty('AuthenticationResult.AccessToken');
    expect(signedIn).not.toHaveProperty('AuthenticationResult.NewDeviceMetadata');
  });

  it('remembers it again', async () => {
    await setStatus('not_remembered');
    expect(await setStatus('remembered')).toEqual({});
    expect(await fixture.signIn(fixture.device.key)).toMatchObject({
      ChallengeName: 'DEVICE_SRP_AUTH',
    });
  });

  it('changes nothing without a status', async () => {
    expect(await setStatus()).toEqual({});
    expect(fixture.test.pool.listUsers()).toMatchObject([{ devices: 1 }]);
  });

  it.each([
    ['forgotten', undefined, 'enum value set: [remembered, not_remembered]'],
    ['remembered', 'eu-west-1_00000000-0000-4000-8000-000000000000', UNKNOWN_DEVICE],
  ])('refuses %j for the device %s', async (status, key, reason) => {
    expect(await refusalOf(setStatus(status, key))).toContain(reason);
  });
});
