import { jsonResponse, preflightResponse } from '../kit/aws-json.ts';
import type { Handler } from '../kit/handler.ts';
import { callerOf } from './context.ts';
import type { UserPool } from './engine.ts';
import { ServiceError } from '../kit/aws-errors.ts';
import { answerHostedUi } from './hosted-ui/http.ts';
import { answerErrors, parseBody, readAwsBody } from '../kit/aws-body.ts';
import { operationOfService } from '../kit/aws-target.ts';

const SERVICE = 'AWSCognitoIdentityProviderService';

/** Operations that need AWS's signature, which no web page can send: CORS does not allow the header. */
const SIGNED_OPERATION = /^Admin/;
const SIGNATURE_SCHEME = 'AWS4-HMAC-SHA256 ';

/** Serves AWS JSON 1.1 at `/`, the key set below the pool id, and the hosted UI. */
export function userPoolHandler(pool: UserPool): Handler {
  return (request) => answerErrors('user pool', () => answer(pool, request));
}

async function answer(pool: UserPool, request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return preflightResponse();
  const hosted = await answerHostedUi(pool.hostedUi, request);
  if (hosted !== null) return hosted;
  const { pathname } = new URL(request.url);
  if (request.method === 'POST' && pathname === '/') {
    return jsonResponse(await dispatch(pool, request));
  }
  if (request.method === 'GET' && pathname === `/${pool.poolId}/.well-known/jwks.json`) {
    return jsonResponse(await pool.jwks(), 'application/json');
  }
  throw new ServiceError(
    'UnknownOperationException',
    `No ${request.method} ${pathname} here.`,
    404,
  );
}

async function dispatch(pool: UserPool, request: Request): Promise<object> {
  const operation = operationOfService(SERVICE, request.headers);
  const signature = request.headers.get('authorization') ?? '';
  if (SIGNED_OPERATION.test(operation) && !signature.startsWith(SIGNATURE_SCHEME)) {
    throw new ServiceError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  }
  return pool.call(operation, parseBody(await readAwsBody(request)), callerOf(request));
}
