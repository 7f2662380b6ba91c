import { ServiceError } from '../../kit/aws-errors.ts';
import { readAwsBody } from '../../kit/aws-body.ts';
import { callerOf } from '../caller.ts';
import type { HostedUi } from './engine.ts';
import { parametersOf, type Parameters } from './parameters.ts';
import type { TokenError } from './token.ts';

const FORM = 'application/x-www-form-urlencoded';

/** `POST /oauth2/token`. A client without a secret must not authenticate itself. */
export async function answerToken(hostedUi: HostedUi, request: Request): Promise<Response> {
  const parameters = await readForm(request);
  if (parameters === null) return oauthError('invalid_request');
  if (request.headers.has('authorization')) return oauthError('invalid_client');
  const answer = await hostedUi.token(parameters, callerOf(request));
  return answer.ok ? oauthJson(answer.tokens) : oauthError(answer.error);
}

/** `POST /oauth2/revoke`, with the status codes of the developer guide. */
export async function answerRevoke(hostedUi: HostedUi, request: Request): Promise<Response> {
  const parameters = await readForm(request);
  const error = parameters === null ? 'invalid_request' : await hostedUi.revoke(parameters);
  if (error === null) return oauthJson({});
  return oauthError(error, error === 'invalid_client' ? 401 : 400);
}

/** `GET` or `POST /oauth2/userInfo`, with a bearer token (RFC 6750, section 2.1). */
export async function answerUserInfo(hostedUi: HostedUi, request: Request): Promise<Response> {
  const [, token] = /^Bearer ([\w.-]+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  try {
    if (token !== undefined) return oauthJson(await hostedUi.userInfo(token));
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
  }
  const challenge = 'Bearer error="invalid_token"';
  return oauthJson({ error: 'invalid_token' }, 401, { 'www-authenticate': challenge });
}

/** Null if the body is not a form. */
export async function readForm(request: Request): Promise<Parameters | null> {
  const type = request.headers.get('content-type') ?? '';
  if (type.split(';', 1)[0]?.trim().toLowerCase() !== FORM) return null;
  return parametersOf(new URLSearchParams(await readAwsBody(request)));
}

function oauthError(error: TokenError, status = 400): Response {
  return oauthJson({ error }, status);
}

function oauthJson(body: object, status = 200, more: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      pragma: 'no-cache',
      ...more,
    },
  });
}
