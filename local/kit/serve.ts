import { createServer } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Handler } from './handler.ts';

const BODY_LIMIT = 1024 * 1024;

export interface RunningServer {
  port: number;
  close(): Promise<void>;
}

/** A response that no handler made, because the request is unacceptable or the handler threw. */
export interface Refusal {
  status: 403 | 405 | 413 | 500;
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
  const { fetch } = createApp(handler, report, refuse, origin);
  const server = createServer(getRequestListener(fetch, { overrideGlobalObjects: false }));
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

function createApp(
  handler: Handler,
  report: (line: string) => void,
  refuse: Refuse,
  origin: string | undefined,
) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async ({ req }, next) => {
    if (originOf(req.header('host'), origin) === undefined) {
      return refuse({ status: 403, text: 'Local services accept requests to localhost only.' });
    }
    if (req.method === 'TRACE') return refuse({ status: 405, text: 'No TRACE here.' });
    return next();
  });
  app.all('*', async ({ req, env }) => {
    // Hono's own limit copies a request of unknown length, which fails unless global objects are replaced.
    const declared = Number(req.header('content-length') ?? 0);
    const body = declared > BODY_LIMIT ? undefined : await req.arrayBuffer();
    if (body === undefined || body.byteLength > BODY_LIMIT)
      return refuse({ status: 413, text: 'Local services accept at most 1 MiB.' });
    const response = await handler(toRequest(req.raw, body, origin));
    if (response.type !== 'error') return response;
    env.incoming.socket.destroy();
    return new Response();
  });
  app.onError((error, { req }) => {
    // Nobody waits for an answer that a disconnected client's half of a body can't get.
    if (!req.raw.signal.aborted) {
      report(`A local service failed at ${req.method} ${req.path}: ${String(error)}`);
    }
    return refuse({
      status: 500,
      text: 'This local service failed. See its terminal for the reason.',
    });
  });
  return app;
}

/** Undefined if the Host is neither this machine nor that of `expected`. */
function originOf(host: string | undefined, expected?: string): string | undefined {
  if (expected !== undefined && host === new URL(expected).host) return expected;
  return /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/i.test(host ?? '') ? `http://${host}` : undefined;
}

/** At the public origin, and a HEAD as a GET, whose body Hono omits. */
function toRequest(raw: Request, body: ArrayBuffer, expected?: string): Request {
  const { host, pathname, search } = new URL(raw.url);
  const method = raw.method === 'HEAD' ? 'GET' : raw.method;
  return new Request(`${originOf(host, expected)}${pathname}${search}`, {
    method,
    headers: raw.headers,
    body: method === 'GET' ? null : body,
    signal: raw.signal,
  });
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
