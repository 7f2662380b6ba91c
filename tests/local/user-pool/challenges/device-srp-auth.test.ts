import { beforeEach, describe, expect, it } from 'vitest';
import {
  deviceOf,
  devicePool,
  startDeviceProof,
  type DevicePool,
} from '../../../setup/device-client.ts';
import { EMAIL, MINUTE, PASSWORD } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { quickClient } from '../../../setup/srp-client.ts';
import { type ProofOverrides } from '../../../setup/srp-answer.ts';
import { refusalOf, SESSION_EXPIRED, UNKNOWN_DEVICE } from '../../../setup/refusals.ts';

let fixture: DevicePool;
beforeEach(async () => {
  fixture = await devicePool({ confirmed: true });
});

const challenged = async () => {
  const { known, device, signIn } = fixture;
  return { username: known.sub, session: textAt(await signIn(device.key), 'Session') };
};
const respond = async (change: Record<string, string> = {}) => {
  const { username: USERNAME, session } = await challenged();
  const responses = { USERNAME, SRP_A: quickClient().A, DEVICE_KEY: fixture.device.key };
  return fixture.test.respond('DEVICE_SRP_AUTH', session, { ...responses, ...change });
};

describe('a remembered device', () => {
  it('is challenged after the code', async () => {
    const { test, device, signIn } = fixture;
    expect(await test.provePassword(EMAIL, PASSWORD, { deviceKey: device.key })).toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
    });
    expect(await signIn(device.key)).toMatchObject({ ChallengeName: 'DEVICE_SRP_AUTH' });
  });

  it('starts its own SRP exchange', async () => {
    const { known, device } = fixture;
    expect(await respond()).toEqual({
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

  it.each([
    ['after three minutes', async () => fixture.test.advance(3 * MINUTE), SESSION_EXPIRED],
    ['once forgotten', () => fixture.test.pool.forgetDevices(EMAIL), UNKNOWN_DEVICE],
  ])('is refused %s', async (_, change, reason) => {
    const asked = await challenged();
    await change();
    expect(await refusalOf(startDeviceProof(fixture.test, fixture.device, asked))).toBe(reason);
  });

  it.each([
    [{ SRP_A: '' }, 'InvalidParameterException: Missing required parameter SRP_A'],
    [{ SRP_A: '0' }, 'InvalidParameterException: SRP_A is not a valid public value.'],
    [{ DEVICE_KEY: '' }, 'InvalidParameterException: Missing required parameter DEVICE_KEY'],
    [{ DEVICE_KEY: 'eu-west-1_0' }, UNKNOWN_DEVICE],
    [{ DEVICE_KEY: 'constructor' }, UNKNOWN_DEVICE],
  ])('is refused with %j', async (change, reason) => {
    expect(await refusalOf(respond(change))).toBe(reason);
  });
});

describe('an unknown device', () => {
  it('is refused with the password, whose exchange can still be answered without it', async () => {
    const { test, device } = fixture;
    await test.pool.forgetDevices(EMAIL);
    const client = quickClient();
    const initiated = await test.initiateSrp(EMAIL, client.A);
    const prove = (overrides: ProofOverrides) =>
      test.answerSrp(client, initiated, PASSWORD, overrides);
    expect(await refusalOf(prove({ deviceKey: device.key }))).toBe(UNKNOWN_DEVICE);
    expect(await prove({})).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
  });

  it('is refused in the same words for an unknown user', async () => {
    const { test, device } = fixture;
    const proof = test.provePassword('nobody@example.com', PASSWORD, { deviceKey: device.key });
    expect(await refusalOf(proof)).toBe(UNKNOWN_DEVICE);
  });

  it('is replaced by a new one if forgotten between password and code', async () => {
    const { test, known, device } = fixture;
    const asked = await test.provePassword(EMAIL, PASSWORD, { deviceKey: device.key });
    await test.pool.forgetDevices(EMAIL);
    const signedIn = await test.giveTotp(asked, known, { DEVICE_KEY: device.key });
    expect(deviceOf(signedIn).key).not.toBe(device.key);
  });

  it('is not added for a user whose devices are not tracked', async () => {
    const { test, device, signIn } = fixture;
    await test.pool.setTrait(EMAIL, 'default');
    const signedIn = await signIn(device.key);
    expect(signedIn).not.toHaveProperty('AuthenticationResult.NewDeviceMetadata');
    expect(signedIn).toHaveProperty('AuthenticationResult.AccessToken');
  });
});
