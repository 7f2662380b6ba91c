import { beforeEach, describe, expect, it } from 'vitest';
import {
  confirmDevice,
  deviceOf,
  startDeviceProof,
  type Device,
} from '../../../setup/device-client.ts';
import {
  EMAIL,
  initiateSrp,
  MINUTE,
  poolWith,
  provePassword,
  quickClient,
  refusal,
  respond,
  textAt,
  totpCode,
  type SignedIn,
  type TestPool,
} from '../../../setup/local-user-pool.ts';

const INCORRECT = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };

let test: TestPool;
let known: SignedIn;
let device: Device;
beforeEach(async () => {
  ({ test, known } = await poolWith('device-tracking'));
  const signedIn = await giveCode({});
  device = deviceOf(signedIn);
  await confirmDevice(test, device, textAt(signedIn, 'AuthenticationResult.AccessToken'));
  test.advance(MINUTE);
});

async function giveCode(deviceKey: { DEVICE_KEY?: string }): Promise<object> {
  return respond(test, 'SOFTWARE_TOKEN_MFA', textAt(await provePassword(test), 'Session'), {
    USERNAME: known.sub,
    SOFTWARE_TOKEN_MFA_CODE: totpCode(known.secret, test.now()),
    ...deviceKey,
  });
}

async function start(as: Device = device) {
  const session = textAt(await giveCode({ DEVICE_KEY: device.key }), 'Session');
  const proof = await startDeviceProof(test, as, { username: known.sub, session });
  const answer = (change: Record<string, string> = {}) =>
    respond(test, 'DEVICE_PASSWORD_VERIFIER', proof.session, { ...proof.responses, ...change });
  return { ...proof, answer };
}

describe('the proof of a device', () => {
  it('gives tokens, without another device', async () => {
    const { answer } = await start();
    const signedIn = await answer();
    expect(signedIn).toHaveProperty('AuthenticationResult.RefreshToken');
    expect(signedIn).not.toHaveProperty('AuthenticationResult.NewDeviceMetadata');
  });

  it('is refused for another password than the one the device made up', async () => {
    const { answer } = await start({ ...device, password: 'another' });
    expect(await refusal(answer())).toEqual(INCORRECT);
  });

  it('is refused in another group', async () => {
    const { answer } = await start({ ...device, groupKey: '-another' });
    expect(await refusal(answer())).toEqual(INCORRECT);
  });

  it('is good for one answer', async () => {
    const { answer } = await start();
    await answer();
    expect((await refusal(answer())).message).toContain('session is expired');
  });

  it('has three minutes', async () => {
    const { answer } = await start();
    test.advance(3 * MINUTE);
    expect((await refusal(answer())).message).toContain('session is expired');
  });

  it('belongs to its Session and its exchange', async () => {
    const { answer } = await start();
    expect((await refusal(answer({ DEVICE_KEY: 'eu-west-1_0' }))).message).toBe(
      'Invalid session for the user.',
    );
    const other = await initiateSrp(test, EMAIL, quickClient().A);
    const SECRET_BLOCK = textAt(other, 'ChallengeParameters.SECRET_BLOCK');
    expect(await refusal(answer({ PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK }))).toEqual(INCORRECT);
    await expect(answer()).resolves.toHaveProperty('AuthenticationResult');
  });

  it('is refused once the device is forgotten', async () => {
    const { answer } = await start();
    await test.pool.forgetDevices(EMAIL);
    expect(await refusal(answer())).toEqual({
      name: 'ResourceNotFoundException',
      message: 'Device does not exist.',
    });
  });

  it('does not stand for the user’s own', async () => {
    const { responses } = await start();
    const call = test.call('RespondToAuthChallenge', {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: responses,
    });
    expect(await refusal(call)).toEqual(INCORRECT);
  });
});
