import { jsonResponse, preflightResponse } from '../kit/aws-json.ts';
import type { Handler } from '../kit/handler.ts';
import { ServiceError } from '../kit/aws-errors.ts';
import { answerErrors, parseBody, readAwsBody } from '../kit/aws-body.ts';
import type { IdentityPool } from './engine.ts';

const TARGET_PREFIX = 'AWSCognitoIdentityService.';

/** Serves AWS JSON 1.1 at `/`. */
export function identityPoolHandler(pool: IdentityPool): Handler {
  return async (request) => {
    if (request.method === 'OPTIONS') return preflightResponse();
    return answerErrors('identity pool', async () => jsonResponse(await dispatch(pool, request)));
  };
}

async function dispatch(pool: IdentityPool, request: Request): Promise<object> {
  const target = request.headers.get('x-amz-target') ?? '';
  if (request.method !== 'POST' || !target.startsWith(TARGET_PREFIX)) {
    throw new ServiceError('UnknownOperationException', 'X-Amz-Target names no operation.');
  }
  return pool.call(target.slice(TARGET_PREFIX.length), parseBody(await readAwsBody(request)));
}
