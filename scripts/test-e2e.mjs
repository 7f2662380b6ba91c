#!/usr/bin/env node
/**
 * Builds the app for the browser tests and runs them; further arguments go to Playwright.
 * Its ports are apart from those of a running `npm start`. E2E_SKIP_BUILD=1 takes the last build.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOrInstallBrowser } from './find-browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const DIST = '.e2e/dist';

function run(program, args, env) {
  const { status } = spawnSync(process.execPath, [join(root, program), ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  return status ?? 1;
}

function build(env) {
  if (process.env.E2E_SKIP_BUILD !== '1') {
    const args = ['build', '--outDir', DIST, '--emptyOutDir', '--logLevel', 'warn'];
    if (run('node_modules/vite/bin/vite.js', args, env) !== 0) throw new Error('The build failed.');
  } else if (!existsSync(join(root, DIST, 'index.html'))) {
    throw new Error(`E2E_SKIP_BUILD is set, but ${DIST} holds no build.`);
  }
}

try {
  const portBase = process.env.E2E_PORT_BASE ?? '4300';
  const env = {
    ...process.env,
    CHROME_PATH: findOrInstallBrowser(),
    LOCAL_PORT_BASE: portBase,
    LOCAL_STORE: 'memory',
    // The console stands for a site that redirectTo may lead to.
    VITE_TRUSTED_REDIRECT_ORIGINS: `http://localhost:${portBase}`,
  };
  build(env);
  process.exitCode = run(
    'node_modules/@playwright/test/cli.js',
    ['test', ...process.argv.slice(2)],
    env,
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
