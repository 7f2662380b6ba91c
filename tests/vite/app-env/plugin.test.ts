import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localPorts } from '#local/settings.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const PORT_BASE = '24420';
const PAGE = `http://localhost:${localPorts(PORT_BASE).app}/`;

const WRONG = {
  VITE_USER_POOL_ID: 'no-underscore',
  VITE_USER_POOL_CLIENT_ID: 'client',
  VITE_IDENTITY_POOL_ID: 'no-colon',
  VITE_SITE_URL: 'http://www.lureproof.example',
  VITE_GUEST_ACCESS: 'perhaps',
};
/** What is missing is named beside what is wrong. */
const NAMED = [
  'VITE_USER_POOL_ID must contain an underscore',
  'VITE_IDENTITY_POOL_ID must contain a colon',
  'VITE_GUEST_ACCESS must be true or false',
  'VITE_SITE_URL must start with https://',
  'VITE_LEARNING_SITE_URL is missing',
  'VITE_FORM_SERVICE_URL is missing',
  'VITE_CONTACT_FORM_ID is missing',
  'VITE_SUPPORT_FORM_ID is missing',
];

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'lureproof-build-'));
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

/** Vite as a person runs it, with these settings and none of ours. */
function run(args: string[], settings: Record<string, string>) {
  const env = { ...process.env, NO_COLOR: '1', LOCAL_PORT_BASE: PORT_BASE, ...settings };
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
      const { exited, output } = run([command, '--outDir', dist], WRONG);
      const [code] = await exited;
      expect(code).toBe(1);
      for (const words of NAMED) expect(output()).toContain(words);
      expect(output()).not.toContain('no-underscore');
      expect(existsSync(dist)).toBe(false);
    },
    30_000,
  );

  it('show one page that names them all on every path in development', async () => {
    const { child, exited, until } = run([], WRONG);
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
  }, 30_000);
});
