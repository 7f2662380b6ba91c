#!/usr/bin/env node
/**
 * Finds a Chromium to test with, and gets one when the machine has none: prints its path.
 * Order: CHROME_PATH, one that is installed, Playwright's own, Debian's package, Playwright's download.
 * The shell is Chromium without its windows: the same pages, in two thirds of the processor time.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const SHELL = 'chromium-headless-shell';
const WITH_WINDOWS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const START_TIMEOUT_MS = 30_000;

/** The browser that people use, to measure with; throws and returns as findInstalled does. */
export function findInstalledBrowser(env = process.env) {
  return findInstalled([...WITH_WINDOWS, SHELL], env);
}

/** Throws when CHROME_PATH is set and is no browser; undefined when none is installed. */
function findInstalled(names, env) {
  if (env.CHROME_PATH) {
    if (starts(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, which does not start as a browser.`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...MAC_APPS, chromium.executablePath()].find(starts);
}

/** A browser to test with, installed if it must be; throws with what to do when none can be had. */
export function findOrInstallBrowser() {
  const installed = findForTests() ?? installFromDebian() ?? downloadWithPlaywright();
  if (installed !== undefined) return installed;
  throw new Error(
    'No browser was found and none could be installed. Install Chromium or Chrome, or run ' +
      '"npx playwright install --with-deps chromium", or set CHROME_PATH to a browser.',
  );
}

const findForTests = () => findInstalled([SHELL, ...WITH_WINDOWS], process.env);

function starts(path) {
  if (!existsSync(path)) return false;
  const { status } = spawnSync(path, ['--version'], { stdio: 'ignore', timeout: START_TIMEOUT_MS });
  return status === 0;
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.error("No browser found: installing Debian's Chromium.");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], env });
  run('update');
  // Older releases have the whole browser alone.
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
    stdio: ['ignore', 2, 2],
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
