import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  findInstalled,
  FOR_MEASUREMENTS,
  FOR_TESTS,
  WEBKIT,
} from '../../../scripts/browsers/installed.mjs';
import { usePrograms } from '../../setup/programs.ts';

const programs = usePrograms();

const find = (kind: typeof WEBKIT, env: Record<string, string> = {}) =>
  findInstalled(kind, { PATH: programs.folder(), ...env }, join(programs.folder(), 'downloaded'));

it('prefers the headless shell for tests, and a browser with windows for measurements', () => {
  const shell = programs.add('chromium-headless-shell');
  const chromium = programs.add('chromium');
  expect(find(FOR_TESTS)).toBe(shell);
  expect(find(FOR_MEASUREMENTS)).toBe(chromium);
});

it('chooses a browser that starts', () => {
  programs.add('chromium-headless-shell', 1);
  programs.add('chromium', 1);
  const chrome = programs.add('google-chrome');
  expect(find(FOR_TESTS)).toBe(chrome);
});

it('uses CHROME_PATH', () => {
  programs.add('chromium-headless-shell');
  const brave = programs.add('brave');
  expect(find(FOR_TESTS, { CHROME_PATH: brave })).toBe(brave);
});

it('throws for a CHROME_PATH that doesn’t start', () => {
  const CHROME_PATH = join(programs.folder(), 'missing');
  expect(() => find(FOR_TESTS, { CHROME_PATH })).toThrow(
    `CHROME_PATH is ${CHROME_PATH}, which does not start as a browser.`,
  );
});

it('finds WebKit’s driver only with the display that its browser needs', () => {
  const driver = programs.add('WebKitWebDriver');
  expect(find(WEBKIT)).toBeUndefined();
  programs.add('Xvfb');
  expect(find(WEBKIT)).toBe(driver);
});

// On macOS, Chrome is always found in its usual place.
it.runIf(process.platform === 'linux')('falls back on the browser that was downloaded', () => {
  expect(find(FOR_TESTS)).toBeUndefined();
  const downloaded = programs.add('downloaded');
  expect(find(FOR_TESTS)).toBe(downloaded);
});
