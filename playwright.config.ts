import { defineConfig } from '@playwright/test';
import { localPorts } from './local/settings.ts';

/** `npm run test:e2e` sets these (scripts/test-e2e.mjs); without it, the same defaults hold. */
const portBase = process.env['LOCAL_PORT_BASE'] ?? '4300';
const executablePath = process.env['CHROME_PATH'];
const origin = `http://localhost:${localPorts(portBase).app}`;

process.env['LOCAL_PORT_BASE'] = portBase;

const QUIET_OFFLINE = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1',
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.e2e/failures',
  fullyParallel: true,
  forbidOnly: true,
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  reporter: [['list'], ['json', { outputFile: '.e2e/results.json' }]],
  use: {
    baseURL: origin,
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...QUIET_OFFLINE, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: '**/faults.spec.ts' },
    // Faults hit everybody who uses the stand-ins, so these run after the others, one by one.
    { name: 'faults', testMatch: '**/faults.spec.ts', dependencies: ['journeys'], workers: 1 },
  ],
  webServer: {
    command: 'node node_modules/vite/bin/vite.js preview --outDir .e2e/dist --strictPort',
    url: origin,
    env: { LOCAL_PORT_BASE: portBase, LOCAL_STORE: 'memory' },
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
