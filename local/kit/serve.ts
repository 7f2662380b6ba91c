import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from './handler.ts';
import { hasOversizedBody, isLocalHost, readBody, toRequest } from './incoming.ts';

export interface RunningServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Serves `handler` on 127.0.0.1 until `close`, which also drops what is still under way.
 * Port 0 takes any free port. Answers only requests whose Host is this machine, so that no web page
 * can reach a local service by rebinding its own name (403), and bodies of up to 1 MiB (413).
 * @throws an Error whose message says what to do, when the port is taken
 */
export async function serve(
  handler: Handler,
  port: number,
  report: (line: string) => void = console.error,
): Promise<RunningServer> {
  const server = createServer((incoming, outgoing) => {
    void answer(handler, incoming, outgoing, report);
  });
  const bound = await new Promise<number>((resolve, reject) => {
    server.once('error', (error) => reject(explainListenError(error, port)));
    server.listen({ port, host: '127.0.0.1' }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
  return {
    port: bound,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  handler: Handler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  report: (line: string) => void,
): Promise<void> {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  outgoing.on('error', () => gone.abort());
  try {
    const response = await respond(handler, incoming, gone.signal);
    if (gone.signal.aborted) return;
    if (response.type === 'error') incoming.socket.destroy();
    else await send(response, incoming, outgoing);
  } catch (error) {
    if (gone.signal.aborted) return;
    const path = incoming.url?.split('?', 1)[0] ?? '';
    report(`A local service failed at ${incoming.method} ${path}: ${String(error)}`);
    await send(plain(500, 'This local service failed. Its window says why.'), incoming, outgoing);
  }
}

async function respond(
  handler: Handler,
  incoming: IncomingMessage,
  signal: AbortSignal,
): Promise<Response> {
  if (!isLocalHost(incoming.headers.host)) {
    return plain(403, 'Local services answer at localhost only.');
  }
  const body = hasOversizedBody(incoming) ? 'too-large' : await readBody(incoming);
  if (body === 'too-large') {
    return plain(413, 'Local services take at most 1 MiB.', { connection: 'close' });
  }
  const request = toRequest(incoming, body, signal);
  return request === null
    ? plain(400, 'This is not a request that can be answered.')
    : handler(request);
}

async function send(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Map<string, string | string[]>(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers.set('set-cookie', cookies);
  const bodiless = response.status === 204 || response.status === 304;
  if (!bodiless) headers.set('content-length', String(body.length));
  outgoing.writeHead(response.status, Object.fromEntries(headers));
  outgoing.end(bodiless || incoming.method === 'HEAD' ? undefined : body);
}

function plain(status: number, text: string, headers: Record<string, string> = {}): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  });
}

function explainListenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new Error(
    `Port ${port} is already in use, perhaps by Lureproof in another window. ` +
      'Stop that one, or move every port with LOCAL_PORT_BASE (for example LOCAL_PORT_BASE=4300).',
  );
}
