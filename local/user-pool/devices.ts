import { ownValue } from '../kit/own-value.ts';
import type { OperationContext } from './context.ts';
import { ServiceError } from '../kit/aws-errors.ts';
import { newUuid } from '../kit/random.ts';
import type { DeviceRecord, PasswordRecord, UserRecord } from './state.ts';

const GROUP_KEY_BYTES = 6;

/** A device for which ConfirmDevice was called. */
export interface ConfirmedDevice extends DeviceRecord {
  password: PasswordRecord;
}

export interface NewDeviceMetadata {
  DeviceKey: string;
  DeviceGroupKey: string;
}

/** Adds an unconfirmed device for this sign-in and drops those that were never confirmed in time. */
export function newDevice(
  { pool, caller, now, randomBytes }: OperationContext,
  user: UserRecord,
): NewDeviceMetadata {
  const key = `${pool.id.slice(0, pool.id.indexOf('_'))}_${newUuid(randomBytes)}`;
  const groupKey = `-${Buffer.from(randomBytes(GROUP_KEY_BYTES)).toString('hex')}`;
  // As long as the access token that ConfirmDevice requires.
  const confirmableMs = pool.tokenSeconds * 1000;
  const kept = Object.entries(user.devices ?? {}).filter(
    ([, device]) => isConfirmed(device) || device.createdAt > now - confirmableMs,
  );
  const { ipAddress } = caller;
  const device = { groupKey, name: '', password: null, createdAt: now, ipAddress };
  user.devices = { ...Object.fromEntries(kept), [key]: device };
  return { DeviceKey: key, DeviceGroupKey: groupKey };
}

/** The device, confirmed or not; throws ResourceNotFoundException. */
export function requireDevice(user: UserRecord, key: string): DeviceRecord {
  const device = findDevice(user, key);
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
  const device = findDevice(user, key);
  return device !== undefined && isConfirmed(device) ? device : undefined;
}

/** Whether sign-ins on the device are challenged with DEVICE_SRP_AUTH. */
export function isRemembered(device: DeviceRecord): device is ConfirmedDevice {
  return isConfirmed(device) && device.remembered !== false;
}

/** Milliseconds since 1970. */
export function lastAuthenticated({ createdAt, lastAuthenticatedAt }: DeviceRecord): number {
  return lastAuthenticatedAt ?? createdAt;
}

/** The device as the API's DeviceType. */
export function describeDevice(key: string, device: DeviceRecord): object {
  const { name, createdAt, modifiedAt = createdAt, ipAddress } = device;
  const attributes = [
    { Name: 'device_status', Value: 'valid' },
    { Name: 'device_name', Value: name },
    { Name: 'last_ip_used', Value: ipAddress ?? '' },
  ];
  return {
    DeviceKey: key,
    DeviceAttributes: attributes.filter(({ Value }) => Value !== ''),
    DeviceCreateDate: createdAt / 1000,
    DeviceLastModifiedDate: modifiedAt / 1000,
    DeviceLastAuthenticatedDate: lastAuthenticated(device) / 1000,
  };
}

function isConfirmed(device: DeviceRecord): device is ConfirmedDevice {
  return device.password !== null;
}

function findDevice(user: UserRecord | null, key: string): DeviceRecord | undefined {
  return ownValue(user?.devices ?? {}, key);
}

/** The UUID at the end of a device key identifies the device in an SRP exchange. */
export function uuidOfDevice(key: string): string {
  return key.slice(key.indexOf('_') + 1);
}

/** On this message Amplify drops its device keys and retries without them. */
function unknownDevice(): ServiceError {
  return new ServiceError('ResourceNotFoundException', 'Device does not exist.');
}
