import type { Operation } from '../context.ts';
import { ServiceError } from '../../kit/aws-errors.ts';
import { revokeByRefreshToken } from '../families.ts';
import { readInput } from '../../kit/aws-input.ts';
import { CLIENT_ID, LINKED_SESSIONS, TOKEN } from '../shapes.ts';

/**
 * Succeeds for an unknown token, as RFC 7009 section 2.2 requires. An unknown client is unauthorized
 * here rather than not found, according to the API reference. The hosted UI keeps no single sign-on
 * session, so LINKED revokes no more than NONE.
 */
export const revokeToken: Operation = ({ pool, state }, input) => {
  const request = readInput(input, (fields) => ({
    clientId: fields.string('ClientId', CLIENT_ID),
    token: fields.string('Token', TOKEN),
    linked: fields.optionalString('RevokeAssociatedSessions', LINKED_SESSIONS),
  }));
  if (request.clientId !== pool.clientId) {
    throw new ServiceError('UnauthorizedException', 'Unauthorized');
  }
  if (!revokeByRefreshToken(state, request.token)) {
    throw new ServiceError('UnsupportedTokenTypeException', 'Unsupported token type.');
  }
  return {};
};
