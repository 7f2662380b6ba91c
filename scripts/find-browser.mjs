#!/usr/bin/env node
/**
 * Finds a Chromium to test with, or installs one, and prints its path.
 * Order: CHROME_PATH, one that is installed, Playwright's own, Debian's package, Playwright's download.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, firefox, webkit } from '@playwright/test';
import {
  findInstalled,
  FIREFOX,
  FOR_MEASUREMENTS,
  FOR_TESTS,
  SHELL,
  WEBKIT,
} from './browsers/installed.mjs';

/** A browser for measurements. Throws and returns like findInstalled. */
export function findInstalledBrowser(env = process.env) {
  return findInstalled(FOR_MEASUREMENTS, env, chromium.executablePath());
}

/** A browser to test with, installed if necessary. If that fails, throws an error that says what to do. */
export function findOrInstallBrowser() {
  const installed = findForTests() ?? installChromium() ?? downloadWithPlaywright();
  if (installed !== undefined) return installed;
  throw new Error(
    'No browser was found and none could be installed: run "apt-get install chromium" (Debian) or ' +
      '"npx playwright install --with-deps chromium", or set CHROME_PATH to a Chromium or Chrome.',
  );
}

const findForTests = () => findInstalled(FOR_TESTS, process.env, chromium.executablePath());

function installChromium() {
  // Older releases only have the full browser.
  installFromDebian([SHELL], ['chromium']);
  return findForTests();
}

const ENGINES = [
  { name: 'Firefox', kind: FIREFOX, type: firefox, packages: ['firefox-esr'] },
  { name: 'WebKit', kind: WEBKIT, type: webkit, packages: ['webkit2gtk-driver', 'xvfb'] },
];

/** The paths of Firefox and WebKit by their variables, installed if possible. In CI, throws if one is missing. */
export function findOrInstallEngines() {
  const missing = ENGINES.filter(isMissing).flatMap(({ packages }) => packages);
  if (missing.length > 0) installFromDebian(missing);
  const absent = ENGINES.filter(isMissing).map(({ name }) => name);
  if (absent.length > 0) {
    const advice =
      `No ${absent.join(' and no ')} was found or could be installed: run "apt-get install firefox-esr webkit2gtk-driver ` +
      'xvfb" (Debian) or "npx playwright install --with-deps firefox webkit".';
    if (process.env.CI) throw new Error(advice);
    console.error(`${advice} Their journeys are left out.`);
  }
  const found = ENGINES.filter((engine) => !isMissing(engine));
  return Object.fromEntries(found.map((engine) => [engine.kind.variable, findEngine(engine)]));
}

const findEngine = ({ kind, type }) => findInstalled(kind, process.env, type.executablePath());
const isMissing = (engine) => findEngine(engine) === undefined;

/** Installs the first of these lists of packages that can be installed, on Debian as root. */
function installFromDebian(...alternatives) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.error(`No browser found: installing Debian's ${alternatives[0].join(', ')}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // apt's output is long, and its errors are less helpful than the callers'.
  const run = (...args) => spawnSync('apt-get', args, { stdio: 'ignore', env }).status === 0;
  run('update');
  alternatives.find((packages) => run('install', '--yes', '--no-install-recommends', ...packages));
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
