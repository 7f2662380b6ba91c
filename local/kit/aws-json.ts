import { randomUUID } from 'node:crypto';

/** The AWS JSON 1.1 protocol, as browsers may speak it to a service on another origin. */

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
    },
  });
}

export function jsonResponse(body: object, contentType = MEDIA_TYPE): Response {
  const headers = { ...commonHeaders(), 'content-type': contentType };
  return new Response(JSON.stringify(body), { headers });
}

/** An error by its name, in the body and in the header that wins over it. */
export function errorResponse(error: { name: string; message: string; status: number }): Response {
  const { name, message, status } = error;
  return new Response(JSON.stringify({ __type: name, message }), {
    status,
    headers: {
      ...commonHeaders(),
      'content-type': MEDIA_TYPE,
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
