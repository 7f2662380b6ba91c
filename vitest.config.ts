import { defineConfig } from 'vitest/config';
import { localPorts } from './local/settings.ts';
import { appEnv } from './vite/app-env/plugin.ts';
import { readSettings } from './vite/app-env/settings.ts';

export default defineConfig({
  plugins: [appEnv(readSettings({}, localPorts(undefined)))],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup/quiet.ts'],
    environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
