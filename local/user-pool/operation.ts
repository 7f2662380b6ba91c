import { authenticateSession, type Session } from './access.ts';
import type { Operation, OperationContext } from './context.ts';
import { ServiceError } from '../kit/aws-errors.ts';
import { readInput, type Fields } from '../kit/aws-input.ts';
import { CLIENT_ID, TOKEN } from './shapes.ts';

type Answer = object | Promise<object>;

/** An operation on the caller's own account: reads the whole request, then authenticates it. */
export function userOperation<Request>(
  read: (fields: Fields) => Request,
  run: (context: OperationContext, session: Session, request: Request) => Answer,
): Operation {
  return async (context, input) => {
    const { accessToken, request } = readInput(input, (fields) => ({
      accessToken: fields.string('AccessToken', TOKEN),
      request: read(fields),
    }));
    return run(context, await authenticateSession(context, accessToken), request);
  };
}

/** An operation that needs no sign-in, only the id of the app client. */
export function clientOperation<Request>(
  read: (fields: Fields) => Request,
  run: (context: OperationContext, request: Request) => Answer,
): Operation {
  return (context, input) => {
    const { clientId, request } = readInput(input, (fields) => ({
      clientId: fields.string('ClientId', CLIENT_ID),
      request: read(fields),
    }));
    if (clientId !== context.pool.clientId) {
      throw notFound(`User pool client ${clientId} does not exist.`);
    }
    return run(context, request);
  };
}

export function notFound(message: string): ServiceError {
  return new ServiceError('ResourceNotFoundException', message);
}
