import { defineConfig } from 'vitest/config';
import { localPorts } from './local/settings.ts';
import { appEnv } from './vite/app-env/plugin.ts';
import { readSettings } from './vite/app-env/settings.ts';
import { markdown } from './vite/markdown/plugin.ts';
import { nativeBigIntegers } from './vite/native-big-integers/plugin.ts';

export default defineConfig({
  plugins: [appEnv(readSettings({}, localPorts(undefined))), markdown(), nativeBigIntegers()],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup/quiet.ts'],
    environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
    // Amplify goes through the plugins too: tests sign in with the big integers that the app ships.
    server: { deps: { inline: ['@aws-amplify/auth', 'aws-amplify'] } },
    // By itself vitest would leave one of two cores idle.
    maxWorkers: '100%',
    testTimeout: 15_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
