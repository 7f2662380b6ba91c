import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeCompressed } from '#vite/hosting/compressed.ts';
import { previewAsHosted } from '#vite/hosting/preview-plugin.ts';

const PAGE = `<!doctype html><style>p{color:red}</style><script>boot()</script>${'<p>Home</p>'.repeat(99)}`;
const UNREADABLE = '<!doctype html><p>Delete your cookies</p>';
const NOT_FOUND = '<!doctype html><p>Not found</p>';

const SETTINGS = {
  userPoolEndpoint: 'http://localhost:4101',
  formServiceUrl: 'http://localhost:4102',
  https: false,
};

let root: string;
let server: PreviewServer;
let port: number;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'security-headers-'));
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'dist/index.html'), PAGE);
  await writeCompressed(join(root, 'dist'), ['index.html']);
  await writeFile(join(root, 'dist/400.html'), UNREADABLE);
  await writeFile(join(root, 'dist/404.html'), NOT_FOUND);
  server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [previewAsHosted(SETTINGS)],
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('No address.');
  ({ port } = address);
});

afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

/** Without the decompression of other clients. */
async function ask(path: string, headers: Record<string, string>) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, resolve).once('error', reject);
  });
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

const DECODE = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (body: Buffer) => body,
};

describe('previewAsHosted', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'none'],
    ['identity', 'none'],
  ] as const)(
    'answers Accept-Encoding: %s with %s, and an ETag of its own',
    async (accept, name) => {
      const accepted = { 'accept-encoding': accept };
      const { headers, body } = await ask('/', accepted);
      expect(headers['content-encoding'] ?? 'none').toBe(name);
      expect(headers).toMatchObject({
        vary: 'Accept-Encoding',
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(body.length),
      });
      expect(String(DECODE[name](body))).toBe(PAGE);
      const known = { ...accepted, 'if-none-match': `"other", ${headers.etag}` };
      expect(await ask('/', known)).toMatchObject({ status: 304, body: Buffer.alloc(0) });
      const other = name === 'gzip' ? 'br' : 'gzip';
      expect((await ask('/', { ...known, 'accept-encoding': other })).status).toBe(200);
    },
  );

  it('has no address for a compressed copy', async () => {
    expect((await ask('/index.html.br', {})).status).toBe(404);
  });

  it.each([
    ['400 Bad Request', 'Cookie: damaged=\u0001'],
    ['431 Request Header Fields Too Large', `Cookie: a=${'b'.repeat(33_000)}`],
  ])('answers %s with a page that says what to do', async (status, header) => {
    const socket = connect(port, '127.0.0.1');
    socket.end(`GET /login HTTP/1.1\r\nHost: 127.0.0.1\r\n${header}\r\n\r\n`);
    const response = await text(socket);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
    expect(response).toContain('\r\nContent-Type: text/html; charset=utf-8\r\n');
    expect(response).toMatch(new RegExp(`\r\n\r\n${UNREADABLE}$`));
  });

  it('says what to do if nothing has been built', async () => {
    const plugin = previewAsHosted(SETTINGS);
    await expect(
      preview({
        root: join(root, 'elsewhere'),
        configFile: false,
        logLevel: 'silent',
        plugins: [plugin],
      }),
    ).rejects.toThrow('run "npm run build" first');
  });
});
