import { describe, expect, it } from 'vitest';
import { confirmDevice, deviceOf } from '../../../setup/device-client.ts';
import {
  poolWith,
  provePassword,
  refusal,
  respond,
  textAt,
  totpCode,
} from '../../../setup/local-user-pool.ts';

describe('ForgetDevice', () => {
  it('makes a device unknown, once', async () => {
    const { test, known } = await poolWith('device-tracking');
    const session = textAt(await provePassword(test), 'Session');
    const signedIn = await respond(test, 'SOFTWARE_TOKEN_MFA', session, {
      USERNAME: known.sub,
      SOFTWARE_TOKEN_MFA_CODE: totpCode(known.secret, test.now()),
    });
    const AccessToken = textAt(signedIn, 'AuthenticationResult.AccessToken');
    const device = deviceOf(signedIn);
    await confirmDevice(test, device, AccessToken);

    const forget = () => test.call('ForgetDevice', { AccessToken, DeviceKey: device.key });
    expect(await forget()).toEqual({});
    expect(test.pool.listUsers()).toMatchObject([{ devices: 0 }]);
    expect(await refusal(forget())).toEqual({
      name: 'ResourceNotFoundException',
      message: 'Device does not exist.',
    });
  });
});
