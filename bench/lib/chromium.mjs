import { findInstalledBrowser } from '../../scripts/find-browser.mjs';

/** Without background requests, which would distort the figures. Root can't use the sandbox. */
export const CHROMIUM_FLAGS = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The path of a browser on this machine; throws when there is none. */
export function browserPath() {
  const path = findInstalledBrowser();
  if (path === undefined) throw new Error('No browser was found: set CHROME_PATH.');
  return path;
}
