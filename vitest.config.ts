import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { localPorts } from './local/settings.ts';
import { testFilesOf } from './tests/setup/test-files.ts';
import { appEnv } from './vite/app-env/plugin.ts';
import { readSettings } from './vite/app-env/settings.ts';
import { markdown } from './vite/markdown/plugin.ts';
import { nativeBigIntegers } from './vite/native-big-integers/plugin.ts';

/** Tests that read a site as an operator would build it: it is built once, for all of them. */
const BUILT_SITE = ['tests/integration/built-site/*.test.ts'];

export default defineConfig({
  plugins: [appEnv(readSettings({}, localPorts(undefined))), markdown(), nativeBigIntegers()],
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'isolated', include: testFilesOf('isolated') },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: testFilesOf('screen'),
          exclude: BUILT_SITE,
          isolate: false,
          // One kind after the other: a process is kept for as long as the next file is of its kind.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'code',
          include: testFilesOf('code'),
          exclude: BUILT_SITE,
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'built-site',
          include: BUILT_SITE,
          // They only read: pages parsed for one file are there for the next.
          isolate: false,
          globalSetup: 'tests/setup/build-site.ts',
          sequence: { groupOrder: 3 },
        },
      },
    ],
    setupFiles: ['tests/setup/quiet.ts', 'tests/setup/clean-slate.ts'],
    environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
    // Amplify goes through the plugins too: tests sign in with the big integers that the app ships.
    server: { deps: { inline: ['@aws-amplify/auth', 'aws-amplify'] } },
    // By itself vitest would leave one of two cores idle; a screen also waits, and leaves its own to another.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    testTimeout: 15_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
