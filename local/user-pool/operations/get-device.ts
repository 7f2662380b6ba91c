import { describeDevice, requireConfirmed } from '../devices.ts';
import { userOperation } from '../operation.ts';
import { DEVICE_KEY } from '../shapes.ts';

export const getDevice = userOperation(
  (fields) => fields.string('DeviceKey', DEVICE_KEY),
  (_, { user }, deviceKey) => ({
    Device: describeDevice(deviceKey, requireConfirmed(user, deviceKey)),
  }),
);
