#!/usr/bin/env node
/**
 * Finds a Chromium to test with, or installs one, and prints its path.
 * Order: CHROME_PATH, one on the PATH, Playwright's own, Debian's package, Playwright's download.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, firefox, webkit } from '@playwright/test';

const CHROMIUM = {
  name: 'Chromium',
  variable: 'CHROME_PATH',
  // The headless shell renders the same pages in two thirds of the CPU time.
  programs: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'chrome'],
  type: chromium,
};
const ENGINES = [
  {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
    type: firefox,
  },
  {
    // WebKitGTK's driver, which starts the browser, and has no headless mode.
    name: 'WebKit',
    variable: 'WEBKIT_PATH',
    programs: ['WebKitWebDriver'],
    needs: 'Xvfb',
    flag: '--help',
    packages: ['webkit2gtk-driver', 'xvfb'],
    type: webkit,
  },
];
const START_TIMEOUT_MS = 30_000;

/** The path of the first browser that starts, or undefined. Throws if the one in its variable doesn't. */
function find({ variable, programs, needs, flag, type }) {
  const starts = (path) => existsSync(path) && respondsTo(path, flag);
  const given = process.env[variable];
  if (given) {
    if (starts(given)) return given;
    throw new Error(`${variable} is ${given}, which does not start as a browser.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = (name) => folders.map((folder) => join(folder, name));
  const usable = needs === undefined || onPath(needs).some(existsSync);
  return [...(usable ? programs.flatMap(onPath) : []), type.executablePath()].find(starts);
}

function respondsTo(path, flag = '--version') {
  // On Windows, a flag would open a window.
  if (process.platform === 'win32') return true;
  return spawnSync(path, [flag], { stdio: 'ignore', timeout: START_TIMEOUT_MS }).status === 0;
}

/** A browser with windows, as visitors have, for measurements. Undefined if none is installed. */
export function findInstalledBrowser() {
  const [shell, ...withWindows] = CHROMIUM.programs;
  return find({ ...CHROMIUM, programs: [...withWindows, shell] });
}

/** A browser to test with, installed if necessary. If that fails, throws an error that says what to do. */
export function findOrInstallBrowser() {
  const ways = [
    () => undefined,
    () => installFromDebian(['chromium-headless-shell']),
    // Older releases only have the full browser.
    () => installFromDebian(['chromium']),
    downloadWithPlaywright,
  ];
  for (const install of ways) {
    install();
    const installed = find(CHROMIUM);
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'No browser was found and none could be installed: run "apt-get install chromium" (Debian) or ' +
      '"npx playwright install --with-deps chromium", or set CHROME_PATH to a Chromium or Chrome.',
  );
}

/** The paths of Firefox and WebKit by their variables, installed if possible. In CI, throws if one is missing. */
export function findOrInstallEngines() {
  const missing = ENGINES.filter((engine) => find(engine) === undefined);
  installFromDebian(missing.flatMap(({ packages }) => packages));
  const found = ENGINES.map((engine) => [engine.variable, find(engine)]);
  const absent = ENGINES.filter((_, at) => found[at][1] === undefined).map(({ name }) => name);
  if (absent.length > 0) {
    const advice =
      `No ${absent.join(' and no ')} was found or could be installed: run "apt-get install firefox-esr webkit2gtk-driver ` +
      'xvfb" (Debian) or "npx playwright install --with-deps firefox webkit".';
    if (process.env.CI) throw new Error(advice);
    console.error(`${advice} Their journeys are left out.`);
  }
  return Object.fromEntries(found.filter(([, path]) => path !== undefined));
}

/** On Debian, as root. */
function installFromDebian(packages) {
  const isPossible = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (packages.length === 0 || !isPossible) return;
  console.error(`No browser found: installing Debian's ${packages.join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // apt's output is long, and its errors are less helpful than the callers'.
  const run = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', env });
  run('update');
  run('install', '--yes', '--no-install-recommends', ...packages);
}

function downloadWithPlaywright() {
  console.error('No browser found: asking Playwright to download one.');
  const program = fileURLToPath(
    new URL('../node_modules/@playwright/test/cli.js', import.meta.url),
  );
  const args = ['install', ...(process.getuid?.() === 0 ? ['--with-deps'] : []), 'chromium'];
  spawnSync(process.execPath, [program, ...args], { stdio: 'ignore' });
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    console.log(findOrInstallBrowser());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
