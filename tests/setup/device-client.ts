import { randomBytes } from 'node:crypto';
import { srpVerifier } from './srp-client.ts';

/** What a tracked device, which has generated a password for itself, sends to ConfirmDevice. */
export function verifierConfig(device: { key: string; groupKey: string; password: string }): {
  Salt: string;
  PasswordVerifier: string;
} {
  const salt = randomBytes(16).toString('hex');
  const identity = { poolName: device.groupKey, userId: device.key, salt };
  return {
    Salt: Buffer.from(salt, 'hex').toString('base64'),
    PasswordVerifier: base64(srpVerifier(identity, device.password)),
  };
}

function base64(hex: string): string {
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex').toString('base64');
}
