import { availableParallelism } from 'node:os';
import { defineConfig, firefox } from '@playwright/test';
import type { Build } from './e2e/engines/driver.ts';
import type { EngineOptions } from './e2e/engines/test.ts';
import { fontWorldEnv, type FontWorld } from './e2e/fixtures/font-worlds.ts';
import { productionPorts, productionWorld, resolverRules } from './e2e/world/production.ts';
import { localPorts } from './local/settings.ts';

/** Set by `npm run test:e2e` (scripts/test-e2e.mjs), which builds each site for its ports. */
const executablePath = process.env['CHROME_PATH'];
const ports = productionPorts(process.env['PRODUCTION_PORT_BASE']);
/** `npm run test:engines`: all their journeys, and no other test. */
const onlyEngines = process.env['E2E_ONLY_ENGINES'] === '1';
const hasNginx = (process.env['NGINX_PATH'] ?? '') !== '';

const PRODUCTION = ['**/faults.spec.ts', '**/journey.spec.ts', '**/production/*.spec.ts'];

const ENGINES = '**/engines/*.spec.ts';

const originOf = (base: string | undefined) => `http://localhost:${localPorts(base).app}`;

const VITE_PREVIEW = 'node node_modules/vite/bin/vite.js preview --strictPort --outDir';

const server = {
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
};

/** No request leaves this machine; `resolved` maps hosts to it. */
const flags = (resolved = '') => [
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Background compilation and garbage collection would take a tenth of a small machine.
  '--js-flags=--single-threaded',
  `--host-resolver-rules=${resolved}MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1`,
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Browsers read their fonts once, at start, so each font world has its own. */
const browser = (args: string[], fonts: FontWorld = 'arial') => ({
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args,
    env: fontWorldEnv(fonts),
  },
});

/** The journeys in the other engines' browsers that were found, one browser of each at a time. */
function engine(name: Build['name'], program: string | undefined) {
  if (program === undefined) return [];
  return [
    {
      name,
      testMatch: ENGINES,
      grepInvert: [
        ...(onlyEngines ? [] : [/@full/]),
        // Over BiDi, Firefox prints. WebKitWebDriver doesn't, nor do Playwright's own.
        ...(name === 'firefox' && program !== firefox.executablePath() ? [] : [/@print/]),
      ],
      workers: 1,
      timeout: 300_000,
      metadata: { portBase: process.env['LOCAL_PORT_BASE'] },
      use: { build: { name, program }, trace: 'off' as const },
    },
  ];
}

const engines = [
  ...engine('firefox', process.env['FIREFOX_PATH']),
  ...engine('webkit', process.env['WEBKIT_PATH']),
];

const WIDEST_FONT = /@widest-font/;

/** Repeats the tests that depend on a visitor's fonts with other fonts. */
const withFonts = (fonts: FontWorld, grep: RegExp[] = []) => ({
  name: fonts,
  grep: [/@fonts/, ...grep],
  metadata: { portBase: process.env['LOCAL_PORT_BASE'] },
  use: browser(flags(), fonts),
});

const chromium = [
  {
    // Runs the main journeys and the faults on the site as an operator would build it.
    name: 'production',
    testMatch: PRODUCTION,
    testIgnore: hasNginx ? [] : ['**/production/hosting.spec.ts'],
    // One at a time, because a fault affects every user of a service.
    workers: 1,
    metadata: { portBase: process.env['PRODUCTION_PORT_BASE'], production: true },
    use: {
      baseURL: productionWorld.origins.app,
      ignoreHTTPSErrors: true,
      ...browser(flags(`${resolverRules(ports, hasNginx)} , `)),
    },
  },
  {
    name: 'journeys',
    testIgnore: [...PRODUCTION, ENGINES],
    grepInvert: WIDEST_FONT,
    metadata: { portBase: process.env['LOCAL_PORT_BASE'] },
  },
  ...(process.platform === 'linux'
    ? [withFonts('roboto'), withFonts('dejavu', [WIDEST_FONT])]
    : []),
];

const site = {
  ...server,
  command: `${VITE_PREVIEW} .e2e/dist`,
  url: originOf(process.env['LOCAL_PORT_BASE']),
  env: { LOCAL_PORT_BASE: process.env['LOCAL_PORT_BASE'] ?? '', LOCAL_STORE: 'memory' },
};

const productionSite = {
  ...server,
  command: `${VITE_PREVIEW} .e2e/dist-production --config e2e/world/vite.config.ts`,
  // The server that starts listening last.
  port: hasNginx ? ports.nginxHttps : ports.gateway,
  env: { PRODUCTION_PORT_BASE: process.env['PRODUCTION_PORT_BASE'] ?? '' },
};

export default defineConfig<object, EngineOptions>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.e2e/failures',
  fullyParallel: true,
  // Some machines are four times slower than a laptop.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // More workers than cores save a tenth of the time, because pages wait for network, timers and animation frames.
  workers: Number(process.env['E2E_WORKERS'] ?? Math.ceil(availableParallelism() * 1.5)),
  reporter: [['list'], ['json', { outputFile: '.e2e/results.json' }]],
  use: {
    baseURL: originOf(process.env['LOCAL_PORT_BASE']),
    // Snapshots and screenshots of each step would add a seventh to the run.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    ...browser(flags()),
  },
  projects: onlyEngines ? engines : [...engines, ...chromium],
  webServer: onlyEngines ? [site] : [site, productionSite],
});
