import { beforeEach, describe, expect, it } from 'vitest';
import {
  confirmDevice,
  deviceOf,
  startDeviceProof,
  type Device,
} from '../../../setup/device-client.ts';
import {
  answerSrp,
  EMAIL,
  initiateSrp,
  MINUTE,
  PASSWORD,
  poolWith,
  provePassword,
  quickClient,
  refusal,
  respond,
  textAt,
  totpCode,
  type ProofOverrides,
  type SignedIn,
  type TestPool,
} from '../../../setup/local-user-pool.ts';

const UNKNOWN = { name: 'ResourceNotFoundException', message: 'Device does not exist.' };

let test: TestPool;
let known: SignedIn;
let device: Device;
beforeEach(async () => {
  ({ test, known } = await poolWith('device-tracking'));
  const signedIn = await giveCode();
  device = deviceOf(signedIn);
  await confirmDevice(test, device, textAt(signedIn, 'AuthenticationResult.AccessToken'));
  test.advance(MINUTE);
});

/** The password and the code, both with the device's key when there is one. */
async function giveCode(deviceKey?: string): Promise<object> {
  const asked = await provePassword(test, EMAIL, PASSWORD, deviceKey ? { deviceKey } : {});
  return respond(test, 'SOFTWARE_TOKEN_MFA', textAt(asked, 'Session'), {
    USERNAME: known.sub,
    SOFTWARE_TOKEN_MFA_CODE: totpCode(known.secret, test.now()),
    ...(deviceKey !== undefined && { DEVICE_KEY: deviceKey }),
  });
}

const askForDevice = async () => ({
  username: known.sub,
  session: textAt(await giveCode(device.key), 'Session'),
});

describe('a device that the pool remembers', () => {
  it('is asked for after the code, in place of nothing', async () => {
    expect(await provePassword(test, EMAIL, PASSWORD, { deviceKey: device.key })).toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
    });
    expect(await giveCode(device.key)).toMatchObject({ ChallengeName: 'DEVICE_SRP_AUTH' });
  });

  it('starts an exchange of its own', async () => {
    const { username, session } = await askForDevice();
    const { A } = quickClient();
    const responses = { USERNAME: username, SRP_A: A, DEVICE_KEY: device.key };
    expect(await respond(test, 'DEVICE_SRP_AUTH', session, responses)).toEqual({
      ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
      Session: expect.any(String),
      ChallengeParameters: {
        SALT: expect.stringMatching(/^[\da-f]{32}$/),
        SRP_B: expect.stringMatching(/^[\da-f]{700,768}$/),
        SECRET_BLOCK: expect.stringMatching(/^[A-Za-z\d+/]{1100,}={0,2}$/),
        USERNAME: known.sub,
        USER_ID_FOR_SRP: known.sub,
        DEVICE_KEY: device.key,
      },
    });
  });

  it('has three minutes', async () => {
    const asked = await askForDevice();
    test.advance(3 * MINUTE);
    expect((await refusal(startDeviceProof(test, device, asked))).message).toContain('is expired');
  });

  it('may have been forgotten in between', async () => {
    const asked = await askForDevice();
    await test.pool.forgetDevices(EMAIL);
    expect(await refusal(startDeviceProof(test, device, asked))).toEqual(UNKNOWN);
  });

  it.each([
    [{ SRP_A: '' }, 'Missing required parameter SRP_A'],
    [{ SRP_A: '0' }, 'SRP_A is not a valid public value.'],
    [{ DEVICE_KEY: '' }, 'Missing required parameter DEVICE_KEY'],
    [{ DEVICE_KEY: 'eu-west-1_0' }, 'Device does not exist.'],
    [{ DEVICE_KEY: 'constructor' }, 'Device does not exist.'],
  ])('is refused with %j', async (change, message) => {
    const { username, session } = await askForDevice();
    const responses = { USERNAME: username, SRP_A: quickClient().A, DEVICE_KEY: device.key };
    const call = respond(test, 'DEVICE_SRP_AUTH', session, { ...responses, ...change });
    expect((await refusal(call)).message).toBe(message);
  });
});

describe('a device that the pool does not remember', () => {
  it('is refused with the password, whose exchange can still be answered without it', async () => {
    await test.pool.forgetDevices(EMAIL);
    const client = quickClient();
    const initiated = await initiateSrp(test, EMAIL, client.A);
    const prove = (overrides: ProofOverrides) =>
      answerSrp(test, client, initiated, PASSWORD, overrides);
    expect(await refusal(prove({ deviceKey: device.key }))).toEqual(UNKNOWN);
    await expect(prove({})).resolves.toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
  });

  it('is told an unknown user in the same words', async () => {
    const call = provePassword(test, 'nobody@example.com', PASSWORD, { deviceKey: device.key });
    expect(await refusal(call)).toEqual(UNKNOWN);
  });

  it('is nothing to be asked for after the code: a new one comes with the tokens', async () => {
    const asked = await provePassword(test, EMAIL, PASSWORD, { deviceKey: device.key });
    await test.pool.forgetDevices(EMAIL);
    const signedIn = await respond(test, 'SOFTWARE_TOKEN_MFA', textAt(asked, 'Session'), {
      USERNAME: known.sub,
      SOFTWARE_TOKEN_MFA_CODE: totpCode(known.secret, test.now()),
      DEVICE_KEY: device.key,
    });
    expect(deviceOf(signedIn).key).not.toBe(device.key);
  });

  it('is not given to somebody whose devices are not tracked', async () => {
    await test.pool.setTrait(EMAIL, 'default');
    const signedIn = await giveCode(device.key);
    expect(signedIn).not.toHaveProperty('AuthenticationResult.NewDeviceMetadata');
    expect(signedIn).toHaveProperty('AuthenticationResult.AccessToken');
  });
});
