import { randomUUID } from 'node:crypto';
import type { Refusal, Refuse } from './serve.ts';

/** The AWS JSON 1.1 protocol with CORS. */

const MEDIA_TYPE = 'application/x-amz-json-1.1';
const ALLOWED_HEADERS =
  'amz-sdk-invocation-id, amz-sdk-request, cache-control, content-type, x-amz-target, x-amz-user-agent';
const EXPOSED_HEADERS = 'x-amzn-errortype, x-amzn-requestid, x-amzn-errormessage';

export function preflightResponse(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...commonHeaders(),
      'access-control-allow-methods': 'GET, POST, OPTIONS',
      'access-control-allow-headers': ALLOWED_HEADERS,
      // Cognito's (amplify-js#4346). Browsers keep it for less: Chromium for two hours.
      'access-control-max-age': '172800',
    },
  });
}

export function jsonResponse(body: object, contentType = MEDIA_TYPE): Response {
  const headers = { ...jsonHeaders(), 'content-type': contentType };
  return new Response(JSON.stringify(body), { headers });
}

/** The error's name goes into the body and into a header, which takes precedence over it. */
export function errorResponse(error: { name: string; message: string; status: number }): Response {
  const { name, message, status } = error;
  return new Response(JSON.stringify({ __type: name, message }), {
    status,
    headers: {
      ...jsonHeaders(),
      'x-amzn-errortype': `${name}:`,
      'x-amzn-errormessage': headerText(message),
    },
  });
}

const REFUSAL_NAMES: Record<Refusal['status'], string> = {
  403: 'AccessDeniedException',
  405: 'UnknownOperationException',
  413: 'RequestEntityTooLargeException',
  500: 'InternalErrorException',
};

/** For requests that the server refuses before they reach the handler. */
export const refuseInJson: Refuse = ({ status, text }) =>
  errorResponse({ name: REFUSAL_NAMES[status], message: text, status });

export function jsonHeaders(): Record<string, string> {
  return { ...commonHeaders(), 'content-type': MEDIA_TYPE };
}

function commonHeaders(): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': EXPOSED_HEADERS,
    'cache-control': 'no-store',
    'x-amzn-requestid': randomUUID(),
  };
}

/** Headers must not contain line breaks or non-ASCII characters; the body has the full message. */
function headerText(message: string): string {
  return message.replaceAll(/[^\x20-\x7e]+/g, ' ').trim();
}
