import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewAsHosted } from '#vite/hosting/preview-plugin.ts';
import { inlineHashesOf } from '#vite/hosting/inline-hashes.ts';

const PAGE = '<!doctype html><style>p{color:red}</style><script>boot()</script><p>Home</p>';

const SIGN_IN = '<!doctype html><style>p{color:blue}</style><p>Sign in</p>';
const UNREADABLE = '<!doctype html><p>Delete your cookies</p>';
const NOT_FOUND = '<!doctype html><p>Not found</p>';

const SETTINGS = {
  userPoolEndpoint: 'http://localhost:4101',
  formServiceUrl: 'http://localhost:4102',
  https: false,
};

let root: string;
let server: PreviewServer;
let origin: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'security-headers-'));
  await mkdir(join(root, 'dist/assets'), { recursive: true });
  await mkdir(join(root, 'dist/login'));
  await writeFile(join(root, 'dist/index.html'), PAGE);
  await writeFile(join(root, 'dist/login/index.html'), SIGN_IN);
  await writeFile(join(root, 'dist/400.html'), UNREADABLE);
  await writeFile(join(root, 'dist/404.html'), NOT_FOUND);
  await writeFile(join(root, 'dist/assets/app-1a2b3c4d.js'), 'export {};');
  server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [previewAsHosted(SETTINGS)],
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('No address.');
  origin = `http://127.0.0.1:${address.port}`;
});

afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

describe('previewAsHosted', () => {
  it.each(['/', '/login', '/nowhere', '/assets/app-1a2b3c4d.js', '/missing.png'])(
    'puts the headers on the answer for %s',
    async (path) => {
      const { headers } = await fetch(origin + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    },
  );

  it('has one policy for the whole site, which allows its pages’ inline elements', async () => {
    const policy = async (path: string) =>
      (await fetch(origin + path)).headers.get('content-security-policy');
    const { styles, scripts } = inlineHashesOf(PAGE);
    const [signInStyle] = inlineHashesOf(SIGN_IN).styles;
    expect(await policy('/')).toContain(`script-src 'self' 'strict-dynamic' ${scripts[0]}; `);
    expect(await policy('/')).toContain(styles[0]);
    expect(await policy('/')).toContain(signInStyle);
    for (const path of ['/login', '/nowhere', '/assets/app-1a2b3c4d.js']) {
      expect(await policy(path)).toBe(await policy('/'));
    }
  });

  it('makes browsers revalidate pages', async () => {
    const response = await fetch(`${origin}/login?redirectTo=%2F`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(await response.text()).toBe(SIGN_IN);
  });

  it('caches hashed files forever', async () => {
    const first = await fetch(`${origin}/assets/app-1a2b3c4d.js`);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(first.headers.get('content-type')).toContain('text/javascript');
    expect(await first.text()).toBe('export {};');
  });

  it.each(['/nowhere', '/missing.png', '//login'])(
    'answers %s with the not-found page and a real 404',
    async (path) => {
      const response = await fetch(origin + path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(NOT_FOUND);
    },
  );

  it.each([
    ['400 Bad Request', 'Cookie: damaged=\u0001'],
    ['431 Request Header Fields Too Large', `Cookie: a=${'b'.repeat(33_000)}`],
  ])('answers %s with a page that says what to do', async (status, header) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
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

  it('redirects change-password to the profile, and no other well-known path', async () => {
    const options = { redirect: 'manual' } as const;
    const known = await fetch(`${origin}/.well-known/change-password`, options);
    expect(known.status).toBe(302);
    expect(known.headers.get('location')).toBe('/dashboard/profile#password');
    const unknown = await fetch(`${origin}/.well-known/resource-that-does-not-exist`, options);
    expect(unknown.status).toBe(404);
  });

  it('answers in plain text if the site has no not-found page', async () => {
    await rm(join(root, 'dist/404.html'));
    const { status, headers } = await fetch(`${origin}/nowhere`);
    await writeFile(join(root, 'dist/404.html'), NOT_FOUND);
    expect(status).toBe(404);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('answers HEAD without a body', async () => {
    const response = await fetch(`${origin}/login`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});
