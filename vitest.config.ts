import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { localPorts } from './local/settings.ts';
import { appEnv } from './vite/app-env/plugin.ts';
import { readSettings } from './vite/app-env/settings.ts';
import { markdown } from './vite/markdown/plugin.ts';
import { nativeBigIntegers } from './vite/amplify-patches/native-big-integers/plugin.ts';

/**
 * Tests that mock or reload modules, configure Amplify, or leave listeners on the document, so each file gets its own thread.
 * All other files share threads, which takes half the time.
 */
const ISOLATED = ['tests/**/*.isolated.test.{ts,tsx}', 'tests/src/boot/*.test.{ts,tsx}'];
/** Tests that need a document. */
const SCREENS = [
  'tests/**/*.test.tsx',
  'tests/**/*.dom.test.ts',
  'tests/integration/faults/*.test.ts',
  'tests/src/{app/recovery,app/shell,routes,services,ui}/**/*.test.ts',
];
/** Tests that read the built site, which is built once for all of them with an operator's settings. */
const BUILT_SITE = ['tests/integration/built-site/*.test.ts'];

export default defineConfig({
  plugins: [appEnv(readSettings({}, localPorts(undefined))), markdown(), nativeBigIntegers()],
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'isolated', include: ISOLATED },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: SCREENS,
          exclude: ISOLATED,
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tests/setup/fast-mod-pow.ts'],
          // In groups, because a thread is only reused if the next file is of the same project.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'code',
          include: ['tests/**/*.test.ts'],
          exclude: [...ISOLATED, ...SCREENS, ...BUILT_SITE],
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'built-site',
          include: BUILT_SITE,
          environment: 'jsdom',
          // These tests only read, so files can share parsed pages.
          isolate: false,
          globalSetup: 'tests/setup/build-site.ts',
          sequence: { groupOrder: 3 },
        },
      },
    ],
    setupFiles: ['tests/setup/quiet.ts', 'tests/setup/clean-slate.ts'],
    environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
    // Amplify goes through the plugins too, so tests use the app's big integers; the screens' powers are OpenSSL's.
    server: { deps: { inline: ['@aws-amplify/auth', 'aws-amplify'] } },
    // Threads start faster than processes, and share transformed modules.
    pool: 'threads',
    // By default vitest leaves one of two cores idle, and screens spend part of their time waiting.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // Longer than any timeout within a test.
    testTimeout: 60_000,
    restoreMocks: true,
  },
});
