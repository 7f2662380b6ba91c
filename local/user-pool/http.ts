import { randomUUID } from 'node:crypto';
import type { Handler } from '../kit/handler.ts';
import type { UserPool } from './engine.ts';
import { ServiceError } from './errors.ts';
import { answerHostedUi } from './hosted-ui/http.ts';
import { parseJson, readBody } from './http-body.ts';

const TARGET_PREFIX = 'AWSCognitoIdentityProviderService.';
const ALLOWED_HEADERS =
  'amz-sdk-invocation-id, amz-sdk-request, cache-control, content-type, x-amz-target, x-amz-user-agent';
const EXPOSED_HEADERS = 'x-amzn-errortype, x-amzn-requestid, x-amzn-errormessage';

/** Operations that AWS signs: no page in a browser can send them, the preflight forbids the header. */
const SIGNED_OPERATION = /^Admin/;
const SIGNATURE_SCHEME = 'AWS4-HMAC-SHA256 ';

/**
 * The wire form of the user pool: the AWS JSON 1.1 protocol at `/`, two documents below the pool id,
 * and the hosted pages.
 */
export function userPoolHandler(pool: UserPool): Handler {
  return async (request) => {
    try {
      return await answer(pool, request);
    } catch (error) {
      if (error instanceof ServiceError) return failure(error);
      console.error('The local user pool failed:', error);
      return failure(new ServiceError('InternalErrorException', 'Internal error', 500));
    }
  };
}

async function answer(pool: UserPool, request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  const hosted = await answerHostedUi(pool.hostedUi, request);
  if (hosted !== null) return hosted;
  const { pathname } = new URL(request.url);
  if (request.method === 'POST' && pathname === '/') {
    return reply(await dispatch(pool, request), 'application/x-amz-json-1.1');
  }
  if (request.method === 'GET' && pathname === `/${pool.poolId}/.well-known/jwks.json`) {
    return reply(await pool.jwks(), 'application/json');
  }
  if (request.method === 'GET' && pathname === `/${pool.poolId}/.well-known/openid-configuration`) {
    return reply(pool.openIdConfiguration(), 'application/json');
  }
  throw new ServiceError(
    'UnknownOperationException',
    `No ${request.method} ${pathname} here.`,
    404,
  );
}

async function dispatch(pool: UserPool, request: Request): Promise<object> {
  const target = request.headers.get('x-amz-target') ?? '';
  if (!target.startsWith(TARGET_PREFIX)) {
    throw new ServiceError('UnknownOperationException', 'X-Amz-Target names no operation.');
  }
  const operation = target.slice(TARGET_PREFIX.length);
  const signature = request.headers.get('authorization') ?? '';
  if (SIGNED_OPERATION.test(operation) && !signature.startsWith(SIGNATURE_SCHEME)) {
    throw new ServiceError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  }
  return pool.call(operation, parseJson(await readBody(request)));
}

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...commonHeaders(),
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-allow-headers': ALLOWED_HEADERS,
    },
  });
}

function reply(body: object, contentType: string): Response {
  const headers = { ...commonHeaders(), 'content-type': contentType };
  return new Response(JSON.stringify(body), { headers });
}

function failure({ name, message, status }: ServiceError): Response {
  return new Response(JSON.stringify({ __type: name, message }), {
    status,
    headers: {
      ...commonHeaders(),
      'content-type': 'application/x-amz-json-1.1',
      'x-amzn-errortype': `${name}:`,
      'x-amzn-errormessage': headerText(message),
    },
  });
}

function commonHeaders(): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': EXPOSED_HEADERS,
    'cache-control': 'no-store',
    'x-amzn-requestid': randomUUID(),
  };
}

/** A header takes no line breaks and no characters beyond Latin-1; the body has the whole message. */
function headerText(message: string): string {
  return message.replaceAll(/[^\x20-\x7e]+/g, ' ').trim();
}
