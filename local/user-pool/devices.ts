import { ownValue } from '../kit/own-value.ts';
import type { OperationContext } from './context.ts';
import { ServiceError } from '../kit/aws-errors.ts';
import { newUuid } from '../kit/random.ts';
import type { DeviceRecord, PasswordRecord, UserRecord } from './state.ts';

const GROUP_KEY_BYTES = 6;

/** A device for which ConfirmDevice was called: sign-ins on it are challenged with DEVICE_SRP_AUTH. */
interface ConfirmedDevice extends DeviceRecord {
  password: PasswordRecord;
}

interface NewDeviceMetadata {
  DeviceKey: string;
  DeviceGroupKey: string;
}

/** Adds an unconfirmed device for this sign-in and drops those that were never confirmed in time. */
export function newDevice(
  { pool, now, randomBytes }: OperationContext,
  user: UserRecord,
): NewDeviceMetadata {
  const key = `${pool.id.slice(0, pool.id.indexOf('_'))}_${newUuid(randomBytes)}`;
  const groupKey = `-${Buffer.from(randomBytes(GROUP_KEY_BYTES)).toString('hex')}`;
  // As long as the access token that ConfirmDevice requires.
  const confirmableMs = pool.tokenSeconds * 1000;
  const kept = Object.entries(user.devices ?? {}).filter(
    ([, device]) => isConfirmed(device) || device.createdAt > now - confirmableMs,
  );
  const device = { groupKey, password: null, createdAt: now };
  user.devices = { ...Object.fromEntries(kept), [key]: device };
  return { DeviceKey: key, DeviceGroupKey: groupKey };
}

/** The device, confirmed or not; throws ResourceNotFoundException. */
export function requireDevice(user: UserRecord, key: string): DeviceRecord {
  const device = ownValue(user.devices ?? {}, key);
  if (device === undefined) throw unknownDevice();
  return device;
}

/** Throws ResourceNotFoundException for an unknown or unconfirmed device. */
export function requireConfirmed(user: UserRecord | null, key: string): ConfirmedDevice {
  const device = findConfirmed(user, key);
  if (device === undefined) throw unknownDevice();
  return device;
}

export function findConfirmed(user: UserRecord | null, key: string): ConfirmedDevice | undefined {
  const device = ownValue(user?.devices ?? {}, key);
  return device !== undefined && isConfirmed(device) ? device : undefined;
}

export function isConfirmed(device: DeviceRecord): device is ConfirmedDevice {
  return device.password !== null;
}

/** The UUID at the end of a device key identifies the device in an SRP exchange. */
export function uuidOfDevice(key: string): string {
  return key.slice(key.indexOf('_') + 1);
}

/** On this message Amplify drops its device keys and retries without them. */
function unknownDevice(): ServiceError {
  return new ServiceError('ResourceNotFoundException', 'Device does not exist.');
}
