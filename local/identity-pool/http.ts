import { jsonResponse, preflightResponse } from '../kit/aws-json.ts';
import type { Handler } from '../kit/handler.ts';
import { ServiceError } from '../kit/aws-errors.ts';
import { answerErrors, parseBody, readAwsBody } from '../kit/aws-body.ts';
import { operationOfService } from '../kit/aws-target.ts';
import type { IdentityPool } from './engine.ts';

const SERVICE = 'AWSCognitoIdentityService';

/** Serves AWS JSON 1.1 at `/`. */
export function identityPoolHandler(pool: IdentityPool): Handler {
  return async (request) => {
    if (request.method === 'OPTIONS') return preflightResponse();
    return answerErrors('identity pool', async () => jsonResponse(await dispatch(pool, request)));
  };
}

async function dispatch(pool: IdentityPool, request: Request): Promise<object> {
  if (request.method !== 'POST') {
    throw new ServiceError('UnknownOperationException', `No ${request.method} here.`);
  }
  const operation = operationOfService(SERVICE, request.headers);
  return pool.call(operation, parseBody(await readAwsBody(request)));
}
