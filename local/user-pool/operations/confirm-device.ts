import { authenticate } from '../access.ts';
import type { Operation } from '../context.ts';
import { requireDevice } from '../devices.ts';
import { invalidParameter, missingParameter } from '../errors.ts';
import { readInput } from '../input.ts';
import { DEVICE_KEY, DEVICE_SECRET, FRIENDLY_NAME, TOKEN } from '../shapes.ts';
import { parsePublic } from '../srp.ts';
import type { PasswordRecord } from '../state.ts';

/** Remembers the device of a sign-in by the verifier of the password that it made up. */
export const confirmDevice: Operation = async (context, input) => {
  const request = readInput(input, (fields) => ({
    accessToken: fields.string('AccessToken', TOKEN),
    deviceKey: fields.string('DeviceKey', DEVICE_KEY),
    name: fields.optionalString('DeviceName', FRIENDLY_NAME) ?? '',
    secret: fields.optionalObject('DeviceSecretVerifierConfig', (config) => ({
      salt: config.string('Salt', DEVICE_SECRET),
      verifier: config.string('PasswordVerifier', DEVICE_SECRET),
    })),
  }));
  const user = await authenticate(context, request.accessToken);
  const device = requireDevice(user, request.deviceKey);
  if (request.secret === undefined) throw missingParameter('DeviceSecretVerifierConfig');
  device.password = readVerifier(request.secret);
  device.name = request.name;
  return { UserConfirmationNecessary: false };
};

/** Both come as base64 of big-endian bytes. */
function readVerifier(secret: { salt: string; verifier: string }): PasswordRecord {
  const salt = Buffer.from(secret.salt, 'base64').toString('hex');
  const verifier = parsePublic(Buffer.from(secret.verifier, 'base64').toString('hex'));
  if (salt === '' || verifier === null) {
    throw invalidParameter('DeviceSecretVerifierConfig is not a valid salt and verifier.');
  }
  return { salt, verifier: verifier.toString(16) };
}
