import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  findInstalled,
  FOR_MEASUREMENTS,
  FOR_TESTS,
} from '../../../scripts/browsers/installed.mjs';

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

const find = (names: readonly string[], env: Record<string, string> = {}) =>
  findInstalled(names, { PATH: folder, ...env }, join(folder, 'downloaded'));

it('prefers the headless shell for tests, and a browser with windows for measurements', () => {
  const shell = program('chromium-headless-shell');
  const chromium = program('chromium');
  expect(find(FOR_TESTS)).toBe(shell);
  expect(find(FOR_MEASUREMENTS)).toBe(chromium);
});

it('chooses a browser that starts', () => {
  program('chromium-headless-shell', 1);
  program('chromium', 1);
  const chrome = program('google-chrome');
  expect(find(FOR_TESTS)).toBe(chrome);
});

it('uses CHROME_PATH', () => {
  program('chromium-headless-shell');
  const told = program('brave');
  expect(find(FOR_TESTS, { CHROME_PATH: told })).toBe(told);
});

it('throws for a CHROME_PATH that doesn’t start', () => {
  const CHROME_PATH = join(folder, 'missing');
  expect(() => find(FOR_TESTS, { CHROME_PATH })).toThrow(
    `CHROME_PATH is ${CHROME_PATH}, which does not start as a browser.`,
  );
});

// On macOS, Chrome is always found in its usual place.
it.runIf(process.platform === 'linux')('falls back on the browser that was downloaded', () => {
  expect(find(FOR_TESTS)).toBeUndefined();
  const downloaded = program('downloaded');
  expect(find(FOR_TESTS)).toBe(downloaded);
});
