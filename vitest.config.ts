import { defineConfig } from 'vitest/config';
import { localPorts } from './local/settings.ts';
import { appEnv } from './vite/app-env/plugin.ts';
import { readSettings } from './vite/app-env/settings.ts';
import { nativeBigIntegers } from './vite/native-big-integers/plugin.ts';

export default defineConfig({
  plugins: [appEnv(readSettings({}, localPorts(undefined))), nativeBigIntegers()],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
