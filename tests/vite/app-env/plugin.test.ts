import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localPorts } from '#local/settings.ts';
import { appEnv } from '#vite/app-env/plugin.ts';
import { readSettings } from '#vite/app-env/settings.ts';
import { ROOT } from '../../house/sources.ts';
import { runScript } from '../../setup/run-script.ts';

const WRONG = {
  VITE_USER_POOL_ID: 'no-underscore',
  VITE_USER_POOL_CLIENT_ID: 'client',
  VITE_IDENTITY_POOL_ID: 'no-colon',
  VITE_SITE_URL: 'http://www.lureproof.example',
  VITE_GUEST_ACCESS: 'perhaps',
};
const MISSING = [
  'VITE_COOKIE_DOMAIN',
  'VITE_LEARNING_SITE_URL',
  'VITE_FORM_SERVICE_URL',
  'VITE_CONTACT_FORM_ID',
  'VITE_SUPPORT_FORM_ID',
];
/** Missing settings are listed along with wrong ones. */
const NAMED = [
  'VITE_USER_POOL_ID must contain an underscore',
  'VITE_IDENTITY_POOL_ID must contain a colon',
  'VITE_GUEST_ACCESS must be true or false',
  'VITE_SITE_URL must start with https://',
  ...MISSING.map((name) => `${name} is missing`),
];

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'lureproof-build-'));
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

const inline = () => ({
  root: out,
  configFile: false as const,
  logLevel: 'silent' as const,
  plugins: [appEnv(readSettings(WRONG, localPorts(undefined)))],
});

describe('wrong settings', () => {
  it('stop npm run build, which names every one and writes nothing', async () => {
    const dist = join(out, 'dist');
    // An empty setting counts as missing, whatever a `.env` file says.
    const missing = Object.fromEntries(MISSING.map((name) => [name, '']));
    const { code, output } = await runScript('node_modules/vite/bin/vite.js', {
      cwd: ROOT,
      args: ['build', '--outDir', dist],
      env: { NO_COLOR: '1', ...missing, ...WRONG },
    });
    expect(code).toBe(1);
    for (const words of NAMED) expect(output).toContain(words);
    expect(output).not.toContain('no-underscore');
    expect(existsSync(dist)).toBe(false);
  });

  it('show a page that lists them all on every path in development', async () => {
    const server = await createServer({ ...inline(), server: { host: '127.0.0.1', port: 0 } });
    await server.listen();
    const [address = ''] = server.resolvedUrls?.local ?? [];
    for (const path of ['', 'login', 'dashboard/profile']) {
      const response = await fetch(address + path, { headers: { accept: 'text/html' } });
      const text = (await response.text()).replaceAll(/<\/?code>/g, '');
      expect(response.status).toBe(500);
      for (const words of NAMED) expect(text).toContain(words);
      expect(text).not.toContain('no-underscore');
      expect(text).not.toContain('id="root"');
    }
    await server.close();
  });
});
