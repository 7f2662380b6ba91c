import { readAwsBody } from '../../kit/aws-body.ts';
import { callerOf } from '../context.ts';
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

/** Null if the body is not a form. */
export async function readForm(request: Request): Promise<Parameters | null> {
  const type = request.headers.get('content-type') ?? '';
  if (type.split(';', 1)[0]?.trim().toLowerCase() !== FORM) return null;
  return parametersOf(new URLSearchParams(await readAwsBody(request)));
}

function oauthError(error: TokenError): Response {
  return oauthJson({ error }, 400);
}

function oauthJson(body: object, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      pragma: 'no-cache',
    },
  });
}
