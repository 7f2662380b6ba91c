#!/usr/bin/env node
/**
 * Builds the app for the browser tests and runs them; further arguments go to Playwright.
 * Its ports are apart from those of a running `npm start`. The tests that switch faults on have a
 * site and stand-ins of their own, so that the others meet none. E2E_SKIP_BUILD=1 takes the last builds.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOrInstallBrowser } from './find-browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Where each site is built (playwright.config.ts), and how far its ports are from the first one's. */
const SITES = [
  { dist: '.e2e/dist', portOffset: 0 },
  { dist: '.e2e/dist-faults', portOffset: 20 },
];

/** Resolves with the program's exit code. */
async function run(program, args, env) {
  const child = spawn(process.execPath, [join(root, program), ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  return code ?? 1;
}

async function build(dist, env) {
  if (process.env.E2E_SKIP_BUILD !== '1') {
    const args = ['build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'warn'];
    const code = await run('node_modules/vite/bin/vite.js', args, env);
    if (code !== 0) throw new Error('The build failed.');
  } else if (!existsSync(join(root, dist, 'index.html'))) {
    throw new Error(`E2E_SKIP_BUILD is set, but ${dist} holds no build.`);
  }
}

/** What a site on these ports is built and served with. */
function settingsAt(portBase) {
  return {
    LOCAL_PORT_BASE: String(portBase),
    LOCAL_STORE: 'memory',
    // The console stands for a site that redirectTo may lead to.
    VITE_TRUSTED_REDIRECT_ORIGINS: `http://localhost:${portBase}`,
  };
}

try {
  const portBase = Number(process.env.E2E_PORT_BASE ?? 4300);
  const env = {
    ...process.env,
    ...settingsAt(portBase),
    CHROME_PATH: findOrInstallBrowser(),
  };
  await Promise.all(
    SITES.map(({ dist, portOffset }) =>
      build(dist, { ...env, ...settingsAt(portBase + portOffset) }),
    ),
  );
  process.exitCode = await run(
    'node_modules/@playwright/test/cli.js',
    ['test', ...process.argv.slice(2)],
    env,
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
