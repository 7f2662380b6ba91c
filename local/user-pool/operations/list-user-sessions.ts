import { invalidParameter } from '../../kit/aws-errors.ts';
import { userOperation } from '../operation.ts';
import { NEXT_TOKEN } from '../shapes.ts';
import { activeSessions, requireTracking } from '../token-sessions.ts';

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
