import { requireClient } from '../client.ts';
import type { Operation } from '../context.ts';
import { findFamily } from '../families.ts';
import { readInput } from '../input.ts';
import { CLIENT_ID, TOKEN } from '../shapes.ts';

/** Ends a sign-in. An unknown token is as good as revoked (RFC 7009, section 2.2). */
export const revokeToken: Operation = (context, input) => {
  const request = readInput(input, (fields) => ({
    clientId: fields.string('ClientId', CLIENT_ID),
    token: fields.string('Token', TOKEN),
  }));
  requireClient(context, request.clientId);
  const family = findFamily(context.state, request.token);
  if (family !== undefined) family.revoked = true;
  return {};
};
