import type { OperationContext } from './context.ts';
import { ServiceError } from './errors.ts';
import { newUuid } from './secrets.ts';
import type { DeviceRecord, PasswordRecord, UserRecord } from './state.ts';

const GROUP_KEY_BYTES = 6;
/** The life of the access token that ConfirmDevice takes. */
const CONFIRMABLE_MS = 3_600_000;

export interface RememberedDevice extends DeviceRecord {
  password: PasswordRecord;
}

export interface NewDeviceMetadata {
  DeviceKey: string;
  DeviceGroupKey: string;
}

/** A device for this sign-in, to be confirmed with its access token. */
export function newDevice(
  { pool, now, randomBytes }: OperationContext,
  user: UserRecord,
): NewDeviceMetadata {
  const key = `${pool.id.slice(0, pool.id.indexOf('_'))}_${newUuid(randomBytes)}`;
  const groupKey = `-${Buffer.from(randomBytes(GROUP_KEY_BYTES)).toString('hex')}`;
  const kept = Object.entries(user.devices ?? {}).filter(
    ([, device]) => device.password !== null || device.createdAt > now - CONFIRMABLE_MS,
  );
  const device = { groupKey, name: '', password: null, createdAt: now };
  user.devices = { ...Object.fromEntries(kept), [key]: device };
  return { DeviceKey: key, DeviceGroupKey: groupKey };
}

/** The device as it was handed out; throws ResourceNotFoundException for any other key. */
export function requireDevice(user: UserRecord, key: string): DeviceRecord {
  const device = findDevice(user, key);
  if (device === undefined) throw unknownDevice();
  return device;
}

/** A device that ConfirmDevice was called for; throws ResourceNotFoundException for any other key. */
export function requireRemembered(user: UserRecord | null, key: string): RememberedDevice {
  const device = findRemembered(user, key);
  if (device === undefined) throw unknownDevice();
  return device;
}

export function findRemembered(user: UserRecord | null, key: string): RememberedDevice | undefined {
  const device = findDevice(user, key);
  const password = device?.password ?? null;
  return device === undefined || password === null ? undefined : { ...device, password };
}

function findDevice(user: UserRecord | null, key: string): DeviceRecord | undefined {
  const devices = user?.devices ?? {};
  return Object.hasOwn(devices, key) ? devices[key] : undefined;
}

/** A device key ends in a UUID, which stands for it in an SRP exchange. */
export function uuidOfDevice(key: string): string {
  return key.slice(key.indexOf('_') + 1);
}

/** In these words the client library forgets its device keys and tries once more without them. */
function unknownDevice(): ServiceError {
  return new ServiceError('ResourceNotFoundException', 'Device does not exist.');
}
