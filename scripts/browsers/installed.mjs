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
const windowsApps = (path) =>
  ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => {
    const folder = process.env[variable];
    return folder === undefined ? [] : [join(folder, path)];
  });
const CHROMIUM = {
  variable: 'CHROME_PATH',
  apps: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windowsApps('Google/Chrome/Application/chrome.exe'),
  ],
};
/** The headless shell renders the same pages in two thirds of the CPU time. */
export const FOR_TESTS = { ...CHROMIUM, names: [SHELL, ...WITH_WINDOWS] };
/** A browser with windows, as visitors have. */
export const FOR_MEASUREMENTS = { ...CHROMIUM, names: [...WITH_WINDOWS, SHELL] };
export const FIREFOX = {
  variable: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
  apps: [
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    ...windowsApps('Mozilla Firefox/firefox.exe'),
  ],
};
/** WebKitGTK's driver, which starts the browser. */
export const WEBKIT = {
  variable: 'WEBKIT_PATH',
  names: ['WebKitWebDriver'],
  apps: [],
  flag: '--help',
  /** It has no headless mode. */
  needs: 'Xvfb',
};
const START_TIMEOUT_MS = 30_000;

/**
 * The path in the kind's variable, or the first browser that starts: of the kind's names in a folder of PATH, installed as
 * an application, or the one at `downloaded`. Undefined if none is installed; throws if the variable's doesn't start.
 */
export function findInstalled({ variable, names, apps, flag, needs }, env, downloaded) {
  const starts = (path) => respondsTo(path, flag);
  if (env[variable]) {
    if (starts(env[variable])) return env[variable];
    throw new Error(`${variable} is ${env[variable]}, which does not start as a browser.`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = (name) => folders.map((folder) => join(folder, name));
  const usable = needs === undefined || onPath(needs).some(existsSync) ? names.flatMap(onPath) : [];
  return [...usable, ...apps, downloaded].find(starts);
}

function respondsTo(path, flag = '--version') {
  if (!existsSync(path)) return false;
  // On Windows, a flag would open a window.
  if (process.platform === 'win32') return true;
  const { status } = spawnSync(path, [flag], { stdio: 'ignore', timeout: START_TIMEOUT_MS });
  return status === 0;
}
