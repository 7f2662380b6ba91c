import type { Operation } from '../context.ts';
import { revokeAll, revokeByRefreshToken } from '../families.ts';
import { invalidParameter, ServiceError } from '../../kit/aws-errors.ts';
import { readInput } from '../../kit/aws-input.ts';
import { clientOperation, userOperation } from '../operation.ts';
import { CLIENT_ID, LINKED_SESSIONS, NEXT_TOKEN, SESSION_ID, TOKEN } from '../shapes.ts';
import { activeSessions, requireTracking, revokeFamily } from '../token-sessions.ts';
import { renew } from '../tokens.ts';

export const getTokensFromRefreshToken = clientOperation(
  (fields) => fields.string('RefreshToken', TOKEN),
  async (context, token) => ({ AuthenticationResult: await renew(context, token) }),
);

export const globalSignOut = userOperation(
  () => null,
  ({ state }, { user }) => {
    revokeAll(state, user.sub);
    return {};
  },
);

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

/**
 * Everything fits on one page, so no answer has a NextToken. LastLocation is omitted because nothing
 * here locates users, OriginSessionId because the hosted UI keeps no single sign-on session.
 */
export const listUserSessions = userOperation(
  (fields) => fields.optionalString('NextToken', NEXT_TOKEN),
  (context, { user, family: current }, nextToken) => {
    requireTracking(context.state);
    if (nextToken !== undefined) throw invalidParameter('NextToken is not valid.');
    const sessions = activeSessions(context, user.sub).map(({ session, originJti }) => ({
      SessionId: session.id,
      SessionType: 'TOKEN',
      ClientId: context.pool.clientId,
      CreateDate: session.createdAt / 1000,
      LastActiveDate: session.lastActiveAt / 1000,
      DeviceType: session.deviceType,
      LastIPAddress: session.ipAddress,
      IsCurrentSession: originJti === current.originJti,
    }));
    return { Sessions: sessions };
  },
);

/** No session here is linked to another, so LINKED revokes no more than NONE. */
export const revokeUserSession = userOperation(
  (fields) => ({
    sessionId: fields.string('SessionId', SESSION_ID),
    linked: fields.optionalString('RevokeAssociatedSessions', LINKED_SESSIONS),
  }),
  (context, { user, family: current }, { sessionId }) => {
    requireTracking(context.state);
    const found = activeSessions(context, user.sub).find(({ session }) => session.id === sessionId);
    if (found === undefined) {
      throw new ServiceError('ResourceNotFoundException', 'Session does not exist.');
    }
    if (found.originJti === current.originJti) {
      throw invalidParameter('The current session cannot be revoked.');
    }
    revokeFamily(found);
    return {};
  },
);
