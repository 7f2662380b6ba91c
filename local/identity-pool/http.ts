import { errorResponse, jsonResponse, preflightResponse } from '../kit/aws-json.ts';
import type { Handler } from '../kit/handler.ts';
import { ServiceError } from '../user-pool/errors.ts';
import { parseJson, readBody } from '../user-pool/http-body.ts';
import type { IdentityPool } from './engine.ts';

const TARGET_PREFIX = 'AWSCognitoIdentityService.';

/** The wire form of the identity pool: the AWS JSON 1.1 protocol at `/`. */
export function identityPoolHandler(pool: IdentityPool): Handler {
  return async (request) => {
    if (request.method === 'OPTIONS') return preflightResponse();
    try {
      return jsonResponse(await dispatch(pool, request));
    } catch (error) {
      if (error instanceof ServiceError) return errorResponse(error);
      console.error('The local identity pool failed:', error);
      return errorResponse(new ServiceError('InternalErrorException', 'Internal error', 500));
    }
  };
}

async function dispatch(pool: IdentityPool, request: Request): Promise<object> {
  const target = request.headers.get('x-amz-target') ?? '';
  if (request.method !== 'POST' || !target.startsWith(TARGET_PREFIX)) {
    throw new ServiceError('UnknownOperationException', 'X-Amz-Target names no operation.');
  }
  return pool.call(target.slice(TARGET_PREFIX.length), parseJson(await readBody(request)));
}
