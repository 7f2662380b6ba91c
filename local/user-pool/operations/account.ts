import { changedAttributes, mergeAttributes } from '../attributes.ts';
import { requireDevice } from '../devices.ts';
import { mfaSettingsOf } from '../factors.ts';
import { invalidParameter, missingParameter } from '../../kit/aws-errors.ts';
import { userOperation } from '../operation.ts';
import { DEVICE_KEY, DEVICE_SECRET } from '../shapes.ts';
import { parsePublic } from '../srp.ts';
import type { PasswordRecord } from '../state.ts';
import { forgetUser, listAttributes, usernameOf } from '../users.ts';

export const getUser = userOperation(
  () => null,
  (_, { user }) => ({
    Username: usernameOf(user),
    UserAttributes: listAttributes(user),
    ...mfaSettingsOf(user),
  }),
);

export const updateUserAttributes = userOperation(
  (fields) => fields.attributes('UserAttributes'),
  (context, { user }, attributes) => {
    user.attributes = mergeAttributes(user.attributes, changedAttributes(attributes));
    user.modifiedAt = context.now;
    return { CodeDeliveryDetailsList: [] };
  },
);

export const deleteUser = userOperation(
  () => null,
  ({ state }, { user }) => {
    forgetUser(state, user.sub);
    return {};
  },
);

/** Stores the SRP verifier of the password that the device generated for itself. */
export const confirmDevice = userOperation(
  (fields) => ({
    deviceKey: fields.string('DeviceKey', DEVICE_KEY),
    secret: fields.optionalObject('DeviceSecretVerifierConfig', (config) => ({
      salt: config.string('Salt', DEVICE_SECRET),
      verifier: config.string('PasswordVerifier', DEVICE_SECRET),
    })),
  }),
  (_, { user }, { deviceKey, secret }) => {
    const device = requireDevice(user, deviceKey);
    if (secret === undefined) throw missingParameter('DeviceSecretVerifierConfig');
    device.password = readVerifier(secret);
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
