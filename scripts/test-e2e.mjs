#!/usr/bin/env node
/**
 * Builds the app for the browser tests and runs them; further arguments go to Playwright. Each build gets free ports.
 * E2E_SKIP_BUILD=1 reuses the last builds, at their ports. With --engines first, runs all of the
 * journeys in Firefox and WebKit, and nothing else.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOrInstallBrowser, findOrInstallEngines } from './find-browser.mjs';
import { findNginx } from './find-nginx.mjs';
import { areFree, freePortBase, LOCAL_PORT_OFFSETS } from './free-ports.mjs';

const onlyEngines = process.argv[2] === '--engines';
const root = fileURLToPath(new URL('..', import.meta.url));
const PORTS_FILE = join(root, '.e2e/ports.json');
/** The ports of one site: the app and its services, then the proxies in front of them (e2e/world/production.ts). */
const OFFSETS = [...LOCAL_PORT_OFFSETS, 10, 11, 12];
/** The site of `npm start`, and the site as an operator builds it. Each has its own services. */
const SITES = [
  { dist: '.e2e/dist', ports: 'LOCAL_PORT_BASE', offset: 0 },
  { dist: '.e2e/dist-production', ports: 'PRODUCTION_PORT_BASE', offset: 20, production: true },
].filter(({ production }) => !(production && onlyEngines));

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

async function build({ dist, offset, production }, base) {
  const config = production ? ['--config', 'e2e/world/vite.config.ts'] : [];
  const args = ['build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'warn', ...config];
  const env = { ...process.env, ...settingsAt(base + offset) };
  const code = await run('node_modules/vite/bin/vite.js', args, env);
  if (code !== 0) throw new Error('The build failed.');
}

/** The environment in which a site on these ports is built and served. */
function settingsAt(portBase) {
  return {
    LOCAL_PORT_BASE: String(portBase),
    LOCAL_STORE: 'memory',
    // The console serves as a trusted site for redirectTo.
    VITE_TRUSTED_REDIRECT_ORIGINS: `http://localhost:${portBase}`,
  };
}

const portsFrom = (base) =>
  SITES.flatMap(({ offset }) => OFFSETS.map((service) => base + offset + service));

async function choosePorts() {
  const base = Number(process.env.E2E_PORT_BASE ?? 0) || (await freePortBase(portsFrom(0)));
  mkdirSync(join(root, '.e2e'), { recursive: true });
  writeFileSync(PORTS_FILE, JSON.stringify({ base }));
  return base;
}

async function portsOfLastBuild() {
  if (!existsSync(PORTS_FILE)) throw new Error('E2E_SKIP_BUILD is set, but nothing was built.');
  const { base } = JSON.parse(readFileSync(PORTS_FILE, 'utf8'));
  if (await areFree(portsFrom(base))) return base;
  throw new Error(`Ports from ${base} are in use: build again, without E2E_SKIP_BUILD.`);
}

/** Skips nginx's tests if it is missing, with a message. In CI that is an error. */
function nginx() {
  const program = findNginx();
  if (program !== undefined) return { NGINX_PATH: program };
  const advice = 'No nginx was found or could be fetched: install it, or set NGINX_PATH.';
  if (process.env.CI) throw new Error(advice);
  console.error(`${advice} The tests that need it are left out.`);
  return {};
}

try {
  const env = onlyEngines
    ? { ...process.env, ...findOrInstallEngines(), E2E_ONLY_ENGINES: '1' }
    : {
        ...process.env,
        CHROME_PATH: findOrInstallBrowser(),
        ...findOrInstallEngines(),
        ...nginx(),
      };
  const skipsBuild = process.env.E2E_SKIP_BUILD === '1';
  const base = skipsBuild ? await portsOfLastBuild() : await choosePorts();
  if (!skipsBuild) await Promise.all(SITES.map((site) => build(site, base)));
  for (const { ports, offset } of SITES) env[ports] = String(base + offset);
  process.exitCode = await run(
    'node_modules/@playwright/test/cli.js',
    ['test', ...process.argv.slice(onlyEngines ? 3 : 2)],
    env,
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
