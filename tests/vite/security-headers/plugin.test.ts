import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSecurityHeaders } from '#vite/security-headers/plugin.ts';
import { inlineHashesOf } from '#vite/security-headers/inline-hashes.ts';

const PAGE = '<!doctype html><style>p{color:red}</style><script>boot()</script><p>Home</p>';

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
  await writeFile(join(root, 'dist/index.html'), PAGE);
  await writeFile(join(root, 'dist/assets/app-1a2b3c4d.js'), 'export {};');
  server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [
      serveSecurityHeaders({
        settings: SETTINGS,
        knownPath: (pathname) => pathname === '/' || pathname === '/login',
      }),
    ],
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('No address.');
  origin = `http://127.0.0.1:${address.port}`;
});

afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

describe('serveSecurityHeaders', () => {
  it.each(['/', '/login', '/nowhere', '/assets/app-1a2b3c4d.js', '/missing.png'])(
    'puts the headers on the answer for %s',
    async (path) => {
      const { headers } = await fetch(origin + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    },
  );

  it('allows what stands inline in the page, there alone', async () => {
    const policy = async (path: string) =>
      (await fetch(origin + path)).headers.get('content-security-policy');
    const { styles, scripts } = inlineHashesOf(PAGE);
    expect(await policy('/')).toContain(`script-src 'self' ${scripts[0]}; `);
    expect(await policy('/')).toContain(`style-src 'self' ${styles[0]}; `);
    expect(await policy('/assets/app-1a2b3c4d.js')).not.toContain('sha256');
  });

  it('gives pages that are asked about again', async () => {
    const response = await fetch(`${origin}/login?redirectTo=%2F`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe(PAGE);
  });

  it('gives hashed files that are kept for good, and asks nothing when they are the same', async () => {
    const first = await fetch(`${origin}/assets/app-1a2b3c4d.js`);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(first.headers.get('content-type')).toContain('text/javascript');
    expect(await first.text()).toBe('export {};');
  });

  it('answers an unknown path with the app and a real 404', async () => {
    const response = await fetch(`${origin}/nowhere`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(PAGE);
  });

  it('answers a missing file with a 404 that is no page', async () => {
    const response = await fetch(`${origin}/missing.png`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
  });

  it('says what to do when nothing has been built', async () => {
    const plugin = serveSecurityHeaders({ settings: SETTINGS, knownPath: () => true });
    await expect(
      preview({
        root: join(root, 'elsewhere'),
        configFile: false,
        logLevel: 'silent',
        plugins: [plugin],
      }),
    ).rejects.toThrow('run "npm run build" first');
  });

  it('leads from change-password to the profile, and knows no other well-known path', async () => {
    const options = { redirect: 'manual' } as const;
    const known = await fetch(`${origin}/.well-known/change-password`, options);
    expect(known.status).toBe(302);
    expect(known.headers.get('location')).toBe('/dashboard/profile#password');
    const unknown = await fetch(`${origin}/.well-known/resource-that-does-not-exist`, options);
    expect(unknown.status).toBe(404);
  });

  it('answers HEAD without a body', async () => {
    const response = await fetch(`${origin}/login`, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});
