import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Handler } from './handler.ts';
import {
  hasOversizedBody,
  hasRequestMethod,
  isLocalHost,
  readBody,
  toRequest,
} from './incoming.ts';

const METHODS = 'GET, HEAD, POST, DELETE, OPTIONS';

export interface RunningServer {
  port: number;
  close(): Promise<void>;
}

/** A response that no handler made, because the request is unacceptable or the handler threw. */
export interface Refusal {
  status: 400 | 403 | 405 | 413 | 500;
  text: string;
}

/** Formats a refusal for the service's protocol. */
export type Refuse = (refusal: Refusal) => Response;

/**
 * Serves `handler` on 127.0.0.1 until `close`, which also drops pending requests. Port 0 picks a free
 * port. Against DNS rebinding, the Host must be this machine or that of `origin`, the public origin
 * behind a proxy. Bodies are limited to 1 MiB.
 * @throws an Error that says what to do if the port is taken
 */
export async function serve(
  handler: Handler,
  port: number,
  report: (line: string) => void = console.error,
  refuse: Refuse = plainRefusal,
  origin?: string,
): Promise<RunningServer> {
  const server = createServer((incoming, outgoing) => {
    void answer({ handler, report, refuse, origin }, incoming, outgoing);
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

interface Service {
  handler: Handler;
  report: (line: string) => void;
  refuse: Refuse;
  origin: string | undefined;
}

async function answer(
  service: Service,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  outgoing.on('error', () => gone.abort());
  try {
    const response = await respond(service, incoming, gone.signal);
    if (gone.signal.aborted) return;
    if (response.type === 'error') incoming.socket.destroy();
    else await send(response, incoming, outgoing);
  } catch (error) {
    if (gone.signal.aborted) return;
    const path = incoming.url?.split('?', 1)[0] ?? '';
    service.report(`A local service failed at ${incoming.method} ${path}: ${String(error)}`);
    const text = 'This local service failed. See its terminal for the reason.';
    await send(service.refuse({ status: 500, text }), incoming, outgoing);
  }
}

/** Undefined if the Host is neither this machine nor that of `expected`. */
function originOf({ headers: { host } }: IncomingMessage, expected?: string): string | undefined {
  if (expected !== undefined && host === new URL(expected).host) return expected;
  return isLocalHost(host) ? `http://${host}` : undefined;
}

async function respond(
  { handler, refuse, origin: expected }: Service,
  incoming: IncomingMessage,
  signal: AbortSignal,
): Promise<Response> {
  const origin = originOf(incoming, expected);
  if (origin === undefined) {
    return refuse({ status: 403, text: 'Local services accept requests to localhost only.' });
  }
  if (!hasRequestMethod(incoming)) {
    const refusal = refuse({ status: 405, text: `No ${incoming.method} here.` });
    refusal.headers.set('allow', METHODS);
    return refusal;
  }
  const body = hasOversizedBody(incoming) ? 'too-large' : await readBody(incoming);
  if (body === 'too-large') {
    const refusal = refuse({ status: 413, text: 'Local services accept at most 1 MiB.' });
    refusal.headers.set('connection', 'close');
    return refusal;
  }
  const request = toRequest(incoming, origin, body, signal);
  return request === null
    ? refuse({ status: 400, text: 'The request is malformed.' })
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

function plainRefusal({ status, text }: Refusal): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}

function explainListenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new Error(
    `Port ${port} is already in use, perhaps by Lureproof in another terminal. ` +
      'Stop that process, or move all ports with LOCAL_PORT_BASE (for example LOCAL_PORT_BASE=4300).',
  );
}
