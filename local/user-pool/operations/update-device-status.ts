import { requireConfirmed } from '../devices.ts';
import { userOperation } from '../operation.ts';
import { DEVICE_KEY } from '../shapes.ts';

const STATUSES = ['remembered', 'not_remembered'];

/** A device that is no longer remembered stays known and can be remembered again. */
export const updateDeviceStatus = userOperation(
  (fields) => ({
    deviceKey: fields.string('DeviceKey', DEVICE_KEY),
    status: fields.optionalString('DeviceRememberedStatus', { oneOf: STATUSES }),
  }),
  (context, { user }, { deviceKey, status }) => {
    const device = requireConfirmed(user, deviceKey);
    if (status !== undefined) {
      device.remembered = status === 'remembered';
      device.modifiedAt = context.now;
    }
    return {};
  },
);
