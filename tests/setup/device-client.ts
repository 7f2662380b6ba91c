import { randomBytes } from 'node:crypto';
import { EMAIL, MINUTE, PASSWORD, type SignedIn, type TestPool } from './local-user-pool.ts';
import { textAt } from './text-at.ts';
import { poolWith } from './signed-in-pool.ts';
import { srpVerifier, quickClient, srpTimestamp } from './srp-client.ts';

/** A tracked device: it generates a password for itself and later proves it by SRP. */
export interface Device {
  key: string;
  groupKey: string;
  password: string;
}

/** The new device that a sign-in returned beside its tokens. */
export function deviceOf(signedIn: object): Device {
  return {
    key: textAt(signedIn, 'AuthenticationResult.NewDeviceMetadata.DeviceKey'),
    groupKey: textAt(signedIn, 'AuthenticationResult.NewDeviceMetadata.DeviceGroupKey'),
    password: randomBytes(40).toString('base64'),
  };
}

export function verifierConfig(device: Device): { Salt: string; PasswordVerifier: string } {
  const salt = randomBytes(16).toString('hex');
  const identity = { poolName: device.groupKey, userId: device.key, salt };
  return {
    Salt: Buffer.from(salt, 'hex').toString('base64'),
    PasswordVerifier: base64(srpVerifier(identity, device.password)),
  };
}

export function confirmDevice(
  test: TestPool,
  device: Device,
  accessToken: string,
): Promise<object> {
  return test.call('ConfirmDevice', {
    AccessToken: accessToken,
    DeviceKey: device.key,
    DeviceName: 'Firefox on Linux',
    DeviceSecretVerifierConfig: verifierConfig(device),
  });
}

export interface DevicePool {
  test: TestPool;
  known: SignedIn;
  device: Device;
  accessToken: string;
  /** Gives the password and the code, both with the device key if there is one. */
  signIn: (deviceKey?: string) => Promise<object>;
}

/** A pool that tracks devices, a minute after its user signed in on a new one. */
export async function devicePool({ confirmed }: { confirmed: boolean }): Promise<DevicePool> {
  const { test, known } = await poolWith('device-tracking');
  const signIn = async (deviceKey?: string) =>
    test.giveTotp(
      await test.provePassword(EMAIL, PASSWORD, deviceKey === undefined ? {} : { deviceKey }),
      known,
      deviceKey === undefined ? {} : { DEVICE_KEY: deviceKey },
    );
  const signedIn = await signIn();
  const accessToken = textAt(signedIn, 'AuthenticationResult.AccessToken');
  const device = deviceOf(signedIn);
  if (confirmed) await confirmDevice(test, device, accessToken);
  test.advance(MINUTE);
  return { test, known, device, accessToken, signIn };
}

/** Starts DEVICE_SRP_AUTH; resolves with the answer to its DEVICE_PASSWORD_VERIFIER. */
export async function startDeviceProof(
  test: TestPool,
  device: Device,
  asked: { username: string; session: string },
): Promise<{ session: string; responses: Record<string, string> }> {
  const client = quickClient();
  const started = await test.call('RespondToAuthChallenge', {
    ChallengeName: 'DEVICE_SRP_AUTH',
    Session: asked.session,
    ChallengeResponses: { USERNAME: asked.username, SRP_A: client.A, DEVICE_KEY: device.key },
  });
  const parameter = (name: string) => textAt(started, `ChallengeParameters.${name}`);
  const timestamp = srpTimestamp(test.now());
  const challenge = {
    poolName: device.groupKey,
    userId: device.key,
    salt: parameter('SALT'),
    B: parameter('SRP_B'),
    secretBlock: parameter('SECRET_BLOCK'),
  };
  return {
    session: textAt(started, 'Session'),
    responses: {
      USERNAME: parameter('USERNAME'),
      DEVICE_KEY: device.key,
      TIMESTAMP: timestamp,
      PASSWORD_CLAIM_SECRET_BLOCK: challenge.secretBlock,
      PASSWORD_CLAIM_SIGNATURE: client.sign(challenge, device.password, timestamp),
    },
  };
}

function base64(hex: string): string {
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex').toString('base64');
}
