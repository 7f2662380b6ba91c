import { defineConfig } from '@playwright/test';
import { localPorts } from './local/settings.ts';

/** `npm run test:e2e` sets these (scripts/test-e2e.mjs); without it, the same defaults hold. */
const portBase = process.env['LOCAL_PORT_BASE'] ?? '4300';
const executablePath = process.env['CHROME_PATH'];
/** The site and the stand-ins of the tests that switch faults on: those hit everybody who uses them. */
const faultsPortBase = String(Number(portBase) + 20);
const originOf = (base: string) => `http://localhost:${localPorts(base).app}`;

process.env['LOCAL_PORT_BASE'] = portBase;
process.env['FAULTS_PORT_BASE'] = faultsPortBase;

const site = (base: string, dist: string) => ({
  command: `node node_modules/vite/bin/vite.js preview --outDir ${dist} --strictPort`,
  url: originOf(base),
  env: { LOCAL_PORT_BASE: base, LOCAL_STORE: 'memory' },
  stdout: 'ignore' as const,
  stderr: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
});

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
    baseURL: originOf(portBase),
    // What was done, asked and logged; the page before and after each step would cost a seventh of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...QUIET_OFFLINE, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    {
      name: 'faults',
      testMatch: '**/faults.spec.ts',
      // One by one, for each switches faults on for all.
      workers: 1,
      use: { baseURL: originOf(faultsPortBase) },
    },
    { name: 'journeys', testIgnore: '**/faults.spec.ts' },
  ],
  webServer: [site(portBase, '.e2e/dist'), site(faultsPortBase, '.e2e/dist-faults')],
});
