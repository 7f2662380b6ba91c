import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export const SHELL = 'chromium-headless-shell';
const WITH_WINDOWS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
/** The headless shell renders the same pages in two thirds of the CPU time. */
export const FOR_TESTS = [SHELL, ...WITH_WINDOWS];
/** A browser with windows, as visitors have. */
export const FOR_MEASUREMENTS = [...WITH_WINDOWS, SHELL];

const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const WINDOWS_APPS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
  const folder = process.env[variable];
  return folder === undefined ? [] : [join(folder, 'Google/Chrome/Application/chrome.exe')];
});
const START_TIMEOUT_MS = 30_000;

/**
 * CHROME_PATH, or the first browser that starts: of these names in a folder of PATH, installed as an application, or the
 * one at `downloaded`. Undefined if none is installed; throws if CHROME_PATH is set but isn't a browser.
 */
export function findInstalled(names, env, downloaded) {
  if (env.CHROME_PATH) {
    if (starts(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, which does not start as a browser.`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...MAC_APPS, ...WINDOWS_APPS, downloaded].find(starts);
}

function starts(path) {
  if (!existsSync(path)) return false;
  // On Windows, --version would open a window.
  if (process.platform === 'win32') return true;
  const { status } = spawnSync(path, ['--version'], { stdio: 'ignore', timeout: START_TIMEOUT_MS });
  return status === 0;
}
