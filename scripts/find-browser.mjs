#!/usr/bin/env node
/**
 * Finds a Chromium to test with, or installs one, and prints its path.
 * Order: CHROME_PATH, one that is installed, Playwright's own, Debian's package, Playwright's download.
 * The headless shell renders the same pages in two thirds of the CPU time.
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
const WINDOWS_APPS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
  const folder = process.env[variable];
  return folder === undefined ? [] : [join(folder, 'Google/Chrome/Application/chrome.exe')];
});
const START_TIMEOUT_MS = 30_000;

/** A browser with windows, as visitors have, to measure with; throws and returns like findInstalled. */
export function findInstalledBrowser(env = process.env) {
  return findInstalled([...WITH_WINDOWS, SHELL], env);
}

/** Undefined when none is installed; throws when CHROME_PATH is set but isn't a browser. */
function findInstalled(names, env) {
  if (env.CHROME_PATH) {
    if (starts(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, which does not start as a browser.`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...MAC_APPS, ...WINDOWS_APPS, chromium.executablePath()].find(starts);
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

const findForTests = () => findInstalled([SHELL, ...WITH_WINDOWS], process.env);

function starts(path) {
  if (!existsSync(path)) return false;
  // On Windows, --version would open a window.
  if (process.platform === 'win32') return true;
  const { status } = spawnSync(path, ['--version'], { stdio: 'ignore', timeout: START_TIMEOUT_MS });
  return status === 0;
}

function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.error("No browser found: installing Debian's Chromium.");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // apt's output is long, and its errors say less than findOrInstallBrowser's.
  const run = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', env });
  run('update');
  // Older releases only have the whole browser.
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
