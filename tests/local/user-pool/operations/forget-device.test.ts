import { expect, it } from 'vitest';
import { devicePool } from '../../../setup/device-client.ts';
import { refusalOf, UNKNOWN_DEVICE } from '../../../setup/refusals.ts';

it('ForgetDevice forgets a device, once', async () => {
  const { test, device, accessToken: AccessToken } = await devicePool({ confirmed: true });
  const forget = () => test.call('ForgetDevice', { AccessToken, DeviceKey: device.key });
  expect(await forget()).toEqual({});
  expect(test.pool.listUsers()).toMatchObject([{ devices: 0 }]);
  expect(await refusalOf(forget())).toBe(UNKNOWN_DEVICE);
});
