#!/usr/bin/env node
/**
 * Finds a Chromium to test with, or installs one, and prints its path.
 * Order: CHROME_PATH, one that is installed, Playwright's own, Debian's package, Playwright's download.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findInstalled, FOR_MEASUREMENTS, FOR_TESTS, SHELL } from './browsers/installed.mjs';

/** A browser for measurements. Throws and returns like findInstalled. */
export function findInstalledBrowser(env = process.env) {
  return findInstalled(FOR_MEASUREMENTS, env, chromium.executablePath());
}

/** A browser to test with, installed if necessary. If that fails, throws an error that says what to do. */
export function findOrInstallBrowser() {
  const installed = findForTests() ?? installFromDebian() ?? downloadWithPlaywright();
  if (installed !== undefined) return installed;
  throw new Error(
    'No browser was found and none could be installed: run "apt-get install chromium" (Debian) or ' +
      '"npx playwright install --with-deps chromium", or set CHROME_PATH to a Chromium or Chrome.',
  );
}

const findForTests = () => findInstalled(FOR_TESTS, process.env, chromium.executablePath());

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.error("No browser found: installing Debian's Chromium.");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // apt's output is long, and its errors are less helpful than findOrInstallBrowser's.
  const run = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', env });
  run('update');
  // Older releases only have the full browser.
  [SHELL, 'chromium'].find(
    (name) => run('install', '--yes', '--no-install-recommends', name).status === 0,
  );
  return findForTests();
}

function downloadWithPlaywright() {
  console.error('No browser found: asking Playwright to download one.');
  const program = fileURLToPath(
    new URL('../node_modules/@playwright/test/cli.js', import.meta.url),
  );
  const withDependencies = process.getuid?.() === 0 ? ['--with-deps'] : [];
  spawnSync(process.execPath, [program, 'install', ...withDependencies, 'chromium'], {
    stdio: 'ignore',
  });
  return findForTests();
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    console.log(findOrInstallBrowser());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
