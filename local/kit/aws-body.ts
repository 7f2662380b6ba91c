import { errorResponse } from './aws-json.ts';
import { parseJson } from './json.ts';
import { ServiceError } from './aws-errors.ts';

const MAX_BODY_BYTES = 128 * 1024;

/** Throws a 413 as soon as the body exceeds 128 KiB, without reading the rest. */
export async function readAwsBody(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function parseBody(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw new ServiceError('SerializationException', 'The request body is not valid JSON.');
  }
}

/** Answers a ServiceError with itself; any other exception is logged and answered without details. */
export async function answerErrors(
  service: string,
  work: () => Promise<Response>,
): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ServiceError) return errorResponse(error);
    console.error(`The local ${service} failed:`, error);
    return errorResponse(new ServiceError('InternalErrorException', 'Internal error', 500));
  }
}

function tooLarge(): ServiceError {
  return new ServiceError(
    'RequestEntityTooLargeException',
    'The request body is larger than 128 KiB.',
    413,
  );
}
