import type { IncomingMessage } from 'node:http';

const BODY_LIMIT = 1024 * 1024;
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1']);

/** The Fetch standard forbids a `Request` with the method TRACE. */
export function hasRequestMethod({ method = 'GET' }: IncomingMessage): boolean {
  return method !== 'TRACE';
}

/** Accepts any port. */
export function isLocalHost(host: string | undefined): boolean {
  const name = host?.toLowerCase().replace(/:\d+$/, '') ?? '';
  return LOCAL_HOSTS.has(name);
}

/** Whether Content-Length announces more than 1 MiB. */
export function hasOversizedBody(incoming: IncomingMessage): boolean {
  return Number(incoming.headers['content-length'] ?? 0) > BODY_LIMIT;
}

/** Reads at most 1 MiB. Rejects if the client disconnects. */
export function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | 'too-large'> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= BODY_LIMIT) return;
      incoming.pause();
      resolve('too-large');
    });
    incoming.once('end', () => resolve(Buffer.concat(chunks)));
    incoming.once('error', reject);
  });
}

/** Converts to a Fetch request, a HEAD to a GET; null if that is impossible. */
export function toRequest(
  incoming: IncomingMessage,
  origin: string,
  body: Buffer<ArrayBuffer>,
  signal: AbortSignal,
): Request | null {
  const { method = 'GET', url = '' } = incoming;
  if (!url.startsWith('/')) return null;
  try {
    return new Request(`${origin}${url}`, {
      method: method === 'HEAD' ? 'GET' : method,
      headers: headerPairs(incoming.rawHeaders),
      signal,
      ...(body.length > 0 && { body }),
    });
  } catch {
    return null;
  }
}

function headerPairs(raw: string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < raw.length; at += 2) pairs.push([raw[at] ?? '', raw[at + 1] ?? '']);
  return pairs;
}
