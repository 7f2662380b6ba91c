import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lureproof-browsers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Adds a program that exits with this status to the only folder on the PATH. */
function add(name: string, status = 0): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\necho "E: ${name}" >&2\nexit ${status}\n`);
  chmodSync(path, 0o755);
  return path;
}

function findBrowser(CHROME_PATH = '') {
  const env = {
    PATH: folder,
    CHROME_PATH,
    PLAYWRIGHT_BROWSERS_PATH: join(folder, 'none'),
    PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9',
  };
  return spawnSync(process.execPath, ['scripts/find-browser.mjs'], { env, encoding: 'utf8' });
}

it('prints the path of an installed browser that starts', () => {
  add('chromium-headless-shell', 1);
  const chrome = add('google-chrome');
  expect(findBrowser().stdout).toBe(`${chrome}\n`);
});

it('uses CHROME_PATH, or says that it doesn’t start', () => {
  add('chromium');
  const brave = add('brave');
  expect(findBrowser(brave).stdout).toBe(`${brave}\n`);
  const missing = join(folder, 'missing');
  expect(findBrowser(missing).stderr).toBe(
    `CHROME_PATH is ${missing}, which does not start as a browser.\n`,
  );
});

it('says in one sentence what to install when nothing can be downloaded', () => {
  add('apt-get', 100);
  const { status, stderr } = findBrowser();
  const [sentence, ...progress] = stderr.trimEnd().split('\n').toReversed();
  expect(sentence).toBe(
    'No browser was found and none could be installed: run "apt-get install chromium" (Debian) or ' +
      '"npx playwright install --with-deps chromium", or set CHROME_PATH to a Chromium or Chrome.',
  );
  for (const line of progress) expect(line).toMatch(/^No browser found: /);
  expect(status).toBe(1);
});
