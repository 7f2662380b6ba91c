import { authenticate } from '../access.ts';
import type { Operation } from '../context.ts';
import { requireDevice } from '../devices.ts';
import { readInput } from '../input.ts';
import { DEVICE_KEY, TOKEN } from '../shapes.ts';

export const forgetDevice: Operation = async (context, input) => {
  const request = readInput(input, (fields) => ({
    accessToken: fields.string('AccessToken', TOKEN),
    deviceKey: fields.string('DeviceKey', DEVICE_KEY),
  }));
  const user = await authenticate(context, request.accessToken);
  requireDevice(user, request.deviceKey);
  delete user.devices?.[request.deviceKey];
  return {};
};
