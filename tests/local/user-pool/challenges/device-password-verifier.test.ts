import { beforeEach, describe, expect, it } from 'vitest';
import {
  devicePool,
  startDeviceProof,
  type Device,
  type DevicePool,
} from '../../../setup/device-client.ts';
import { EMAIL, MINUTE } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { quickClient } from '../../../setup/srp-client.ts';
import {
  INCORRECT,
  INVALID_SESSION,
  refusalOf,
  SESSION_EXPIRED,
  UNKNOWN_DEVICE,
} from '../../../setup/refusals.ts';

let fixture: DevicePool;
beforeEach(async () => {
  fixture = await devicePool({ confirmed: true });
});

async function start(as: Partial<Device> = {}) {
  const { test, known, device, signIn } = fixture;
  const asked = { username: known.sub, session: textAt(await signIn(device.key), 'Session') };
  const proof = await startDeviceProof(test, { ...device, ...as }, asked);
  const answer = (change: Record<string, string> = {}) =>
    test.respond('DEVICE_PASSWORD_VERIFIER', proof.session, { ...proof.responses, ...change });
  return { ...proof, answer };
}

describe('DEVICE_PASSWORD_VERIFIER', () => {
  it('ends with tokens and without a new device, and is answered once', async () => {
    const { answer } = await start();
    const signedIn = await answer();
    expect(signedIn).toHaveProperty('AuthenticationResult.RefreshToken');
    expect(signedIn).not.toHaveProperty('AuthenticationResult.NewDeviceMetadata');
    expect(await refusalOf(answer())).toBe(SESSION_EXPIRED);
  });

  it.each([{ password: 'another' }, { groupKey: '-another' }])(
    'refuses the proof of a device with %j',
    async (as) => {
      const { answer } = await start(as);
      expect(await refusalOf(answer())).toBe(INCORRECT);
    },
  );

  it('expires after three minutes', async () => {
    const { answer } = await start();
    fixture.test.advance(3 * MINUTE);
    expect(await refusalOf(answer())).toBe(SESSION_EXPIRED);
  });

  it('refuses the device or the secret block of another exchange', async () => {
    const { answer } = await start();
    expect(await refusalOf(answer({ DEVICE_KEY: 'eu-west-1_0' }))).toBe(INVALID_SESSION);
    const other = await fixture.test.initiateSrp(EMAIL, quickClient().A);
    const PASSWORD_CLAIM_SECRET_BLOCK = textAt(other, 'ChallengeParameters.SECRET_BLOCK');
    expect(await refusalOf(answer({ PASSWORD_CLAIM_SECRET_BLOCK }))).toBe(INCORRECT);
    expect(await answer()).toHaveProperty('AuthenticationResult');
  });

  it('refuses a forgotten device', async () => {
    const { answer } = await start();
    await fixture.test.pool.forgetDevices(EMAIL);
    expect(await refusalOf(answer())).toBe(UNKNOWN_DEVICE);
  });

  it('cannot replace the proof of the user’s password', async () => {
    const { responses: ChallengeResponses } = await start();
    const input = { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses };
    expect(await refusalOf(fixture.test.call('RespondToAuthChallenge', input))).toBe(INCORRECT);
  });
});
