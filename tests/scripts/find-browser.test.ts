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

/** A program of this name that starts, or one that does not. */
function program(name: string, status = 0): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${status}\n`);
  chmodSync(path, 0o755);
  return path;
}

const find = (env: NodeJS.ProcessEnv) =>
  execFileSync(process.execPath, [SCRIPT], { env: { PATH: folder, ...env }, encoding: 'utf8' });

it('tests in the shell, which is fastest, where there is one', () => {
  program('chromium');
  const shell = program('chromium-headless-shell');
  expect(find({})).toBe(`${shell}\n`);
});

it('takes the browser that is there, and none that does not start', () => {
  program('chromium-headless-shell', 1);
  program('chromium', 1);
  const chrome = program('google-chrome');
  expect(find({})).toBe(`${chrome}\n`);
});

it('takes what it is told to', () => {
  program('chromium-headless-shell');
  const told = program('brave');
  expect(find({ CHROME_PATH: told })).toBe(`${told}\n`);
});

it('says that what it is told to take does not start', () => {
  const CHROME_PATH = join(folder, 'missing');
  const env = { PATH: folder, CHROME_PATH };
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { env, encoding: 'utf8' });
  expect(stderr).toBe(`CHROME_PATH is ${CHROME_PATH}, which does not start as a browser.\n`);
  expect(status).toBe(1);
});
