import { ServiceError } from './errors.ts';

const LARGEST_BODY_BYTES = 128 * 1024;

/** Reads a request's text; throws a 413 as soon as it passes 128 KiB, without reading the rest. */
export async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > LARGEST_BODY_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ServiceError('SerializationException', 'The request body is not valid JSON.');
  }
}

function tooLarge(): ServiceError {
  return new ServiceError(
    'RequestEntityTooLargeException',
    'The request body is larger than 128 KiB.',
    413,
  );
}
