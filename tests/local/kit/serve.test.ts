import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Handler } from '#local/kit/handler.ts';
import { serve, type Refuse, type RunningServer } from '#local/kit/serve.ts';

const running: RunningServer[] = [];
const reports: string[] = [];

async function start(handler: Handler, port = 0, refuse?: Refuse): Promise<number> {
  const server = await serve(handler, port, (line) => reports.push(line), refuse);
  running.push(server);
  return server.port;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
  reports.length = 0;
});

const LOCAL = 'Host: localhost';
const TOO_LONG = '\r\nContent-Length: 1048577';

/** Sends raw bytes; resolves with the answer once the server closes the connection. */
async function exchange(port: number, ...parts: (string | Buffer)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString('latin1')));
  socket.on('error', () => {});
  for (const part of parts) socket.write(part);
  await once(socket, 'close');
  return answer;
}

function signal(): { happened: Promise<void>; happen: () => void } {
  let happen: () => void = () => {};
  const happened = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { happened, happen };
}

const echo: Handler = async (request) =>
  Response.json({
    method: request.method,
    url: request.url,
    type: request.headers.get('content-type'),
    body: await request.text(),
  });

describe('serve', () => {
  it('passes requests and responses through', async () => {
    const port = await start(echo);
    const answer = await fetch(`http://localhost:${port}/a%20b?c=d`, {
      method: 'POST',
      headers: { 'content-type': 'text/x' },
      body: 'Zoë',
    });
    expect(await answer.json()).toEqual({
      method: 'POST',
      url: `http://localhost:${port}/a%20b?c=d`,
      type: 'text/x',
      body: 'Zoë',
    });
  });

  it('sends several cookies', async () => {
    const port = await start(async () => {
      const headers = new Headers([
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
      ]);
      return new Response(null, { status: 204, headers });
    });
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it('answers HEAD like GET, without the body', async () => {
    const port = await start(async (request) => new Response(`page for ${request.method}`));
    const answer = await fetch(`http://localhost:${port}/`, { method: 'HEAD' });
    expect(answer.headers.get('content-length')).toBe(String('page for GET'.length));
    expect(await answer.text()).toBe('');
  });

  it('drops the connection for Response.error()', async () => {
    const port = await start(async () => Response.error());
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow('fetch failed');
  });

  it('answers 500 without details if the handler throws, and reports it without the query', async () => {
    const port = await start(async () => {
      throw new Error('the engine broke');
    });
    const answer = await fetch(`http://localhost:${port}/page?token=secret`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toMatch(/engine|at /);
    expect(reports).toEqual(['A local service failed at GET /page: Error: the engine broke']);
  });

  it('aborts the request if the client disconnects', async () => {
    const abort = new AbortController();
    const seen = signal();
    const port = await start(async (request) => {
      request.signal.addEventListener('abort', () => seen.happen());
      abort.abort();
      await seen.happened;
      return new Response('too late');
    });
    await expect(fetch(`http://localhost:${port}/`, { signal: abort.signal })).rejects.toThrow(
      'aborted',
    );
    await seen.happened;
    expect(reports).toEqual([]);
  });
});

describe('serve refuses', () => {
  it.each(['evil.example', 'localhost.evil.example', 'localhost@evil.example', '192.168.0.2'])(
    'a request for the host %s',
    async (host) => {
      const port = await start(echo);
      const answer = await exchange(
        port,
        `GET / HTTP/1.1\r\nHost: ${host}:${port}\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 403 /);
      expect(answer).not.toContain('"method"');
    },
  );

  it('TRACE, without echoing it', async () => {
    const head = 'TRACE / HTTP/1.1\r\nHost: localhost\r\nCookie: secret';
    const answer = await exchange(await start(echo), `${head}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 405 [^]*^allow: GET, HEAD, POST, DELETE, OPTIONS\r$/m);
    expect(answer).not.toContain('secret');
  });

  it('a body that exceeds 1 MiB', async () => {
    const answer = await exchange(
      await start(echo),
      'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n100001\r\n',
      Buffer.alloc(1024 * 1024 + 1, 'x'),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  it.each([
    ['a foreign host', 403, 'GET / HTTP/1.1\r\nHost: evil.example'],
    ['a body announced as longer than 1 MiB', 413, `POST / HTTP/1.1\r\n${LOCAL}${TOO_LONG}`],
    ['TRACE', 405, `TRACE / HTTP/1.1\r\n${LOCAL}`],
    ['an absolute request target', 400, `GET http://evil.example/ HTTP/1.1\r\n${LOCAL}`],
    ['a request whose handler throws', 500, `GET / HTTP/1.1\r\n${LOCAL}`],
  ])('%s, in plain text or in the format of the service', async (_, status, head) => {
    const fail = async () => {
      throw new Error('the engine broke');
    };
    const inJson: Refuse = ({ status, text }) => Response.json({ status, text }, { status });
    for (const refuse of [undefined, inJson]) {
      const port = await start(fail, 0, refuse);
      const answer = await exchange(port, `${head}\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer.includes(`{"status":${status},`)).toBe(refuse !== undefined);
    }
    expect(reports).toHaveLength(status === 500 ? 2 : 0);
  });

  it('but not a body of 1 MiB', async () => {
    const port = await start(async (request) =>
      Response.json((await request.arrayBuffer()).byteLength),
    );
    const body = Buffer.alloc(1024 * 1024);
    const answer = await fetch(`http://localhost:${port}/`, { method: 'POST', body });
    expect(await answer.json()).toBe(1024 * 1024);
  });

  it('a port that is taken, with advice', async () => {
    const port = await start(echo);
    await expect(serve(echo, port)).rejects.toThrow(
      new RegExp(`^Port ${port} is already in use.*LOCAL_PORT_BASE`),
    );
  });
});

describe('closing', () => {
  it('drops keep-alive connections and pending requests, and frees the port', async () => {
    const started = signal();
    const server = await serve(async (request) => {
      if (new URL(request.url).pathname === '/quick') return new Response('done');
      started.happen();
      return new Promise(() => {});
    }, 0);
    await (await fetch(`http://localhost:${server.port}/quick`)).text();
    const underWay = fetch(`http://localhost:${server.port}/slow`).then(
      () => 'answered',
      () => 'dropped',
    );
    await started.happened;

    await server.close();

    expect(await underWay).toBe('dropped');
    expect(await start(echo, server.port)).toBe(server.port);
  });
});
