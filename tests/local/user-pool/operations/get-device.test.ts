import { beforeEach, describe, expect, it } from 'vitest';
import {
  confirmDevice,
  devicePool,
  startDeviceProof,
  type DevicePool,
} from '../../../setup/device-client.ts';
import { HOUR, MINUTE, SECOND, START } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { refusalOf, TOKEN_EXPIRED, UNKNOWN_DEVICE } from '../../../setup/refusals.ts';

let fixture: DevicePool;
beforeEach(async () => {
  fixture = await devicePool({ confirmed: false });
});

const getDevice = (DeviceKey = fixture.device.key, AccessToken = fixture.accessToken) =>
  fixture.test.call('GetDevice', { AccessToken, DeviceKey });

describe('GetDevice', () => {
  it('describes a confirmed device, with the last time it authenticated', async () => {
    const { test, known, device, accessToken, signIn } = fixture;
    await confirmDevice(test, device, accessToken);
    const session = textAt(await signIn(device.key), 'Session');
    const proof = await startDeviceProof(test, device, { username: known.sub, session });
    await test.respond('DEVICE_PASSWORD_VERIFIER', proof.session, proof.responses);
    expect(await getDevice()).toEqual({
      Device: {
        DeviceKey: device.key,
        DeviceAttributes: [
          { Name: 'device_status', Value: 'valid' },
          { Name: 'device_name', Value: 'Firefox on Linux' },
          { Name: 'last_ip_used', Value: '127.0.0.1' },
        ],
        DeviceCreateDate: (START + MINUTE) / SECOND,
        DeviceLastModifiedDate: (START + 2 * MINUTE) / SECOND,
        DeviceLastAuthenticatedDate: (START + 2 * MINUTE) / SECOND,
      },
    });
  });

  it('does not find an unconfirmed device, nor another user’s', async () => {
    const { test, device, accessToken } = fixture;
    expect(await refusalOf(getDevice())).toBe(UNKNOWN_DEVICE);
    await confirmDevice(test, device, accessToken);
    const eve = await test.firstSignIn('eve@example.com');
    expect(await refusalOf(getDevice(device.key, eve.accessToken))).toBe(UNKNOWN_DEVICE);
  });

  it.each(['not a key', '', 'constructor'])('refuses the malformed key %j', async (key) => {
    expect(await refusalOf(getDevice(key))).toContain("'deviceKey'");
  });

  it('needs a valid access token', async () => {
    fixture.test.advance(HOUR);
    expect(await refusalOf(getDevice())).toBe(TOKEN_EXPIRED);
  });
});
