import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Handler } from '#local/kit/handler.ts';
import { serve, type Refuse, type RunningServer } from '#local/kit/serve.ts';

const running: RunningServer[] = [];
const reports: string[] = [];

async function start(handler: Handler, refuse?: Refuse): Promise<number> {
  const server = await serve(handler, 0, (line) => reports.push(line), refuse);
  running.push(server);
  return server.port;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
  reports.length = 0;
});

/** Sends raw bytes; resolves with the answer once the server closes the connection. */
async function exchange(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString('latin1')));
  socket.write(request);
  await once(socket, 'close');
  return answer;
}

const echo: Handler = async (request) =>
  Response.json({ method: request.method, url: request.url, body: await request.text() });
const fail: Handler = async () => {
  throw new Error('the engine broke');
};

describe('serve', () => {
  it('passes requests and responses through', async () => {
    const port = await start(echo);
    const url = `http://localhost:${port}/a%20b?c=d`;
    const answer = await fetch(url, { method: 'POST', body: 'Zoë' });
    expect(await answer.json()).toEqual({ method: 'POST', url, body: 'Zoë' });
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    // A browser's preflight.
    const options = await fetch(url, { method: 'OPTIONS' });
    expect(await options.json()).toMatchObject({ method: 'OPTIONS', body: '' });
  });

  it('drops the connection for Response.error()', async () => {
    const port = await start(async () => Response.error());
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow('fetch failed');
  });

  it('reports an exception without the query, and answers 500 without details', async () => {
    const port = await start(fail);
    const answer = await fetch(`http://localhost:${port}/page?token=secret`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toMatch(/engine|at /);
    expect(reports).toEqual(['A local service failed at GET /page: Error: the engine broke']);
  });
});

describe('serve refuses', () => {
  it.each([
    ['a foreign host', 403, 'GET / HTTP/1.1\r\nHost: localhost.evil.example'],
    ['a long body', 413, 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1048577'],
    ['TRACE', 405, 'TRACE / HTTP/1.1\r\nHost: localhost'],
    ['a failing request', 500, 'GET / HTTP/1.1\r\nHost: localhost'],
  ])('%s, in plain text or in the format of the service', async (_, status, head) => {
    const inJson: Refuse = ({ status, text }) => Response.json({ status, text }, { status });
    for (const refuse of [undefined, inJson]) {
      const port = await start(fail, refuse);
      const answer = await exchange(port, `${head}\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer.includes(`{"status":${status},`)).toBe(refuse !== undefined);
    }
  });

  it('a port that is taken, with advice', async () => {
    const port = await start(echo);
    await expect(serve(echo, port)).rejects.toThrow(
      new RegExp(`^Port ${port} is already in use.*LOCAL_PORT_BASE`),
    );
  });
});

it('closing drops pending requests, and frees the port', async () => {
  let hangs: () => void = () => {};
  const waiting = new Promise<void>((resolve) => (hangs = resolve));
  const server = await serve(() => (hangs(), new Promise(() => {})), 0);
  const underWay = fetch(`http://localhost:${server.port}/`).catch(() => 'dropped');
  await waiting;
  await server.close();
  expect(await underWay).toBe('dropped');
  running.push(await serve(echo, server.port));
});
