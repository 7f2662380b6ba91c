import { invalidParameter, ServiceError } from '../../kit/aws-errors.ts';
import { userOperation } from '../operation.ts';
import { LINKED_SESSIONS, SESSION_ID } from '../shapes.ts';
import { revokeFamily } from '../revoke-family.ts';
import { activeSessions, requireTracking } from '../token-sessions.ts';

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
