import { describeDevice, isRemembered, lastAuthenticated } from '../devices.ts';
import { invalidParameter } from '../../kit/aws-errors.ts';
import { userOperation } from '../operation.ts';
import { NEXT_TOKEN } from '../shapes.ts';

const MAX_PAGE_SIZE = 60;

/**
 * Only remembered devices, as in a real pool (amazon-archives/amazon-cognito-identity-js#199). A
 * page's token is the key of its last device.
 */
export const listDevices = userOperation(
  (fields) => ({
    limit: fields.optionalInteger('Limit', { min: 0, max: MAX_PAGE_SIZE }) ?? 0,
    after: fields.optionalString('PaginationToken', NEXT_TOKEN),
  }),
  (_, { user }, { limit, after }) => {
    const devices = Object.entries(user.devices ?? {})
      .filter(([, device]) => isRemembered(device))
      .toSorted(([, left], [, right]) => lastAuthenticated(right) - lastAuthenticated(left));
    const start = devices.findIndex(([key]) => key === after) + 1;
    if (after !== undefined && start === 0) throw invalidParameter('PaginationToken is not valid.');
    const page = devices.slice(start, start + (limit === 0 ? MAX_PAGE_SIZE : limit));
    const last = page.at(-1)?.[0];
    return {
      Devices: page.map(([key, device]) => describeDevice(key, device)),
      ...(last !== devices.at(-1)?.[0] && { PaginationToken: last }),
    };
  },
);
