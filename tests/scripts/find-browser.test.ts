import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const SCRIPT = 'scripts/find-browser.mjs';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lureproof-browsers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program of this name, which starts or fails. */
function program(name: string, status = 0): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${status}\n`);
  chmodSync(path, 0o755);
  return path;
}

const find = (env: NodeJS.ProcessEnv) =>
  execFileSync(process.execPath, [SCRIPT], { env: { PATH: folder, ...env }, encoding: 'utf8' });

it('prefers the headless shell, which is fastest', () => {
  program('chromium');
  const shell = program('chromium-headless-shell');
  expect(find({})).toBe(`${shell}\n`);
});

it('chooses an installed browser that starts', () => {
  program('chromium-headless-shell', 1);
  program('chromium', 1);
  const chrome = program('google-chrome');
  expect(find({})).toBe(`${chrome}\n`);
});

it('uses CHROME_PATH', () => {
  program('chromium-headless-shell');
  const told = program('brave');
  expect(find({ CHROME_PATH: told })).toBe(`${told}\n`);
});

it('reports a CHROME_PATH that doesn’t start', () => {
  const CHROME_PATH = join(folder, 'missing');
  const env = { PATH: folder, CHROME_PATH };
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { env, encoding: 'utf8' });
  expect(stderr).toBe(`CHROME_PATH is ${CHROME_PATH}, which does not start as a browser.\n`);
  expect(status).toBe(1);
});

// On macOS, Chrome is always found in its usual place.
it.runIf(process.platform === 'linux')(
  'says in one sentence what to install when nothing can be downloaded',
  () => {
    const noise = '#!/bin/sh\necho "E: Unable to locate package" >&2\nexit 100\n';
    writeFileSync(join(folder, 'apt-get'), noise, { mode: 0o755 });
    const env = {
      PATH: folder,
      PLAYWRIGHT_BROWSERS_PATH: join(folder, 'none'),
      PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
    };
    const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { env, encoding: 'utf8' });
    const [sentence, ...progress] = stderr.trimEnd().split('\n').toReversed();
    expect(sentence).toBe(
      'No browser was found and none could be installed: run "apt-get install chromium" (Debian) or ' +
        '"npx playwright install --with-deps chromium", or set CHROME_PATH to a Chromium or Chrome.',
    );
    for (const line of progress) expect(line).toMatch(/^No browser found: /);
    expect(status).toBe(1);
  },
);
