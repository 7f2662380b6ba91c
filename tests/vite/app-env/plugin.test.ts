import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localPorts } from '#local/settings.ts';
import { freeLocalPortBase } from '../../setup/free-ports.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const PORT_BASE = await freeLocalPortBase();
const PAGE = `http://localhost:${localPorts(PORT_BASE).app}/`;

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

/** Runs Vite's command line with these settings. An empty one counts as missing, whatever a `.env` file says. */
function run(args: string[]) {
  const missing = Object.fromEntries(MISSING.map((name) => [name, '']));
  const env = { ...process.env, NO_COLOR: '1', LOCAL_PORT_BASE: PORT_BASE, ...missing, ...WRONG };
  const child = spawn(process.execPath, [VITE, ...args], { cwd: ROOT, env });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  const exited = once(child, 'exit');
  const until = async (text: string) => {
    while (!output.includes(text)) {
      const ended = exited.then(() => Promise.reject(new Error(`It ended early:\n${output}`)));
      await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended]);
    }
  };
  return { child, exited, until, output: () => output };
}

describe('wrong settings', () => {
  it.each(['build', 'preview'])(
    'stop vite %s, which names every one and writes nothing',
    async (command) => {
      const dist = join(out, 'dist');
      const { exited, output } = run([command, '--outDir', dist]);
      const [code] = await exited;
      expect(code).toBe(1);
      for (const words of NAMED) expect(output()).toContain(words);
      expect(output()).not.toContain('no-underscore');
      expect(existsSync(dist)).toBe(false);
    },
  );

  it('show a page that lists them all on every path in development', async () => {
    const { child, exited, until } = run([]);
    await until('Local:');
    for (const path of ['', 'login', 'dashboard/profile']) {
      const response = await fetch(PAGE + path, { headers: { accept: 'text/html' } });
      const text = (await response.text()).replaceAll(/<\/?code>/g, '');
      expect(response.status).toBe(500);
      for (const words of NAMED) expect(text).toContain(words);
      expect(text).not.toContain('no-underscore');
      expect(text).not.toContain('id="root"');
    }
    child.kill('SIGTERM');
    await exited;
  });
});
