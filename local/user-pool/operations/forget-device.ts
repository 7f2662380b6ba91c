import { requireDevice } from '../devices.ts';
import { userOperation } from '../operation.ts';
import { DEVICE_KEY } from '../shapes.ts';

export const forgetDevice = userOperation(
  (fields) => fields.string('DeviceKey', DEVICE_KEY),
  (_, { user }, deviceKey) => {
    requireDevice(user, deviceKey);
    delete user.devices?.[deviceKey];
    return {};
  },
);
