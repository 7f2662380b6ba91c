import { beforeEach, describe, expect, it } from 'vitest';
import {
  confirmDevice,
  deviceOf,
  devicePool,
  type Device,
  type DevicePool,
} from '../../../setup/device-client.ts';
import { MINUTE, SECOND, START } from '../../../setup/local-user-pool.ts';
import { textAt } from '../../../setup/text-at.ts';
import { refusalOf } from '../../../setup/refusals.ts';
import { signedInPool } from '../../../setup/signed-in-pool.ts';

interface Page {
  Devices?: { DeviceKey: string }[];
  PaginationToken?: string;
}

let fixture: DevicePool;
beforeEach(async () => {
  fixture = await devicePool({ confirmed: true });
});

/** Another device, a minute after the previous one. */
async function addDevice(): Promise<Device> {
  const { test, signIn } = fixture;
  const signedIn = await signIn();
  const device = deviceOf(signedIn);
  await confirmDevice(test, device, textAt(signedIn, 'AuthenticationResult.AccessToken'));
  test.advance(MINUTE);
  return device;
}

const list = async (input: object = {}): Promise<Page> =>
  fixture.test.call('ListDevices', { AccessToken: fixture.accessToken, ...input });
const keysOf = ({ Devices = [] }: Page) => Devices.map(({ DeviceKey }) => DeviceKey);

describe('ListDevices', () => {
  it('describes the remembered devices, most recently used first', async () => {
    const { device: first, signIn } = fixture;
    const second = await addDevice();
    await signIn(); // on a device that is never confirmed
    const page = await list();
    expect(keysOf(page)).toEqual([second.key, first.key]);
    expect(page.Devices?.[1]).toEqual({
      DeviceKey: first.key,
      DeviceAttributes: [
        { Name: 'device_status', Value: 'valid' },
        { Name: 'device_name', Value: 'Firefox on Linux' },
        { Name: 'last_ip_used', Value: '127.0.0.1' },
      ],
      DeviceCreateDate: (START + MINUTE) / SECOND,
      DeviceLastModifiedDate: (START + MINUTE) / SECOND,
      DeviceLastAuthenticatedDate: (START + MINUTE) / SECOND,
    });
    expect(page).not.toHaveProperty('PaginationToken');
  });

  it('returns pages of the requested size', async () => {
    const newestFirst = [await addDevice(), await addDevice()].toReversed();
    const keys = [...newestFirst, fixture.device].map(({ key }) => key);
    const first = await list({ Limit: 2 });
    const second = await list({ Limit: 2, PaginationToken: first.PaginationToken });
    expect([keysOf(first), keysOf(second)]).toEqual([keys.slice(0, 2), keys.slice(2)]);
    expect(second).not.toHaveProperty('PaginationToken');
    expect(keysOf(await list({ Limit: 0 }))).toEqual(keys);
  });

  it.each([
    [{ Limit: 61 }, "'limit'"],
    [{ Limit: -1 }, "'limit'"],
    [{ Limit: 1.5 }, "'limit'"],
    [{ Limit: '2' }, "'limit'"],
    [{ PaginationToken: '' }, "'paginationToken'"],
    [{ PaginationToken: 'constructor' }, 'PaginationToken is not valid.'],
  ])('refuses %j', async (input, message) => {
    expect(await refusalOf(list(input))).toMatch(/^InvalidParameterException: /);
    expect(await refusalOf(list(input))).toContain(message);
  });

  it('returns none for a user whose devices are not tracked', async () => {
    const { test, known } = await signedInPool();
    const { accessToken: AccessToken } = known;
    expect(await test.call('ListDevices', { AccessToken })).toEqual({ Devices: [] });
  });
});
