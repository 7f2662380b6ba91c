import { requireDevice } from '../devices.ts';
import { invalidParameter, missingParameter } from '../../kit/aws-errors.ts';
import { userOperation } from '../operation.ts';
import { DEVICE_KEY, DEVICE_SECRET, FRIENDLY_NAME } from '../shapes.ts';
import { parsePublic } from '../srp.ts';
import type { PasswordRecord } from '../state.ts';

/** Stores the SRP verifier of the password that the device generated for itself. */
export const confirmDevice = userOperation(
  (fields) => ({
    deviceKey: fields.string('DeviceKey', DEVICE_KEY),
    name: fields.optionalString('DeviceName', FRIENDLY_NAME) ?? '',
    secret: fields.optionalObject('DeviceSecretVerifierConfig', (config) => ({
      salt: config.string('Salt', DEVICE_SECRET),
      verifier: config.string('PasswordVerifier', DEVICE_SECRET),
    })),
  }),
  (context, { user }, { deviceKey, name, secret }) => {
    const device = requireDevice(user, deviceKey);
    if (secret === undefined) throw missingParameter('DeviceSecretVerifierConfig');
    device.password = readVerifier(secret);
    device.name = name;
    device.modifiedAt = context.now;
    return { UserConfirmationNecessary: false };
  },
);

/** Both values are base64 of big-endian bytes. */
function readVerifier(secret: { salt: string; verifier: string }): PasswordRecord {
  const salt = Buffer.from(secret.salt, 'base64').toString('hex');
  const verifier = parsePublic(Buffer.from(secret.verifier, 'base64').toString('hex'));
  if (salt === '' || verifier === null) {
    throw invalidParameter('DeviceSecretVerifierConfig is not a valid salt and verifier.');
  }
  return { salt, verifier: verifier.toString(16) };
}
