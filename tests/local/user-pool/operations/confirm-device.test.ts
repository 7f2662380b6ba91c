import { beforeEach, describe, expect, it } from 'vitest';
import {
  confirmDevice,
  deviceOf,
  verifierConfig,
  type Device,
} from '../../../setup/device-client.ts';
import {
  DAY,
  EMAIL,
  poolWith,
  provePassword,
  refusal,
  respond,
  textAt,
  totpCode,
  type SignedIn,
  type TestPool,
} from '../../../setup/local-user-pool.ts';

let test: TestPool;
let known: SignedIn;
let device: Device;
let accessToken: string;
beforeEach(async () => {
  ({ test, known } = await poolWith('device-tracking'));
  const signedIn = await signIn();
  device = deviceOf(signedIn);
  accessToken = textAt(signedIn, 'AuthenticationResult.AccessToken');
});

async function signIn(): Promise<object> {
  return respond(test, 'SOFTWARE_TOKEN_MFA', textAt(await provePassword(test), 'Session'), {
    USERNAME: known.sub,
    SOFTWARE_TOKEN_MFA_CODE: totpCode(known.secret, test.now()),
  });
}

const confirm = (change: Record<string, unknown>) =>
  test.call('ConfirmDevice', {
    AccessToken: accessToken,
    DeviceKey: device.key,
    DeviceSecretVerifierConfig: verifierConfig(device),
    ...change,
  });
const remembered = () => test.pool.listUsers()[0]?.devices;

describe('ConfirmDevice', () => {
  it('remembers the device that came with the tokens', async () => {
    expect(device.key).toMatch(/^eu-west-1_[\da-f-]{36}$/);
    expect(remembered()).toBe(0);
    expect(await confirmDevice(test, device, accessToken)).toEqual({
      UserConfirmationNecessary: false,
    });
    expect(remembered()).toBe(1);
  });

  it('keeps no password, and its verifier from everyone who looks', async () => {
    await confirmDevice(test, device, accessToken);
    expect(JSON.stringify(test.store.read())).not.toContain(device.password);
    expect(JSON.stringify(test.pool.listUsers())).not.toContain(device.key);
  });

  it.each(['eu-west-1_00000000-0000-4000-8000-000000000000', '__proto___0'])(
    'does not know %s',
    async (DeviceKey) => {
      expect(await refusal(confirm({ DeviceKey }))).toEqual({
        name: 'ResourceNotFoundException',
        message: 'Device does not exist.',
      });
    },
  );

  it.each([
    [{ DeviceSecretVerifierConfig: undefined }, /Missing required parameter DeviceSecretVerifier/],
    [{ DeviceSecretVerifierConfig: {} }, /^2 validation errors.*passwordVerifier/],
    [{ DeviceSecretVerifierConfig: { Salt: '!', PasswordVerifier: 'AQ==' } }, /valid salt/],
    [{ DeviceSecretVerifierConfig: { Salt: 'AQ==', PasswordVerifier: 'AA==' } }, /valid salt/],
    [{ DeviceKey: 'not a key' }, /deviceKey/],
    [{ AccessToken: 'no-token' }, /Invalid Access Token/],
  ])('refuses %j', async (change, message) => {
    expect((await refusal(confirm(change))).message).toMatch(message);
    expect(remembered()).toBe(0);
  });

  it('cannot be called for a device that was never confirmed while its token lived', async () => {
    test.advance(DAY);
    await test.pool.setTrait(EMAIL, 'device-tracking');
    const later = await signIn();
    accessToken = textAt(later, 'AuthenticationResult.AccessToken');
    expect((await refusal(confirm({}))).message).toBe('Device does not exist.');
    await expect(confirm({ DeviceKey: deviceOf(later).key })).resolves.toBeDefined();
  });
});
