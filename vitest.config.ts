import { defineConfig } from 'vitest/config';
import { localEnv, localPorts } from './local/settings.ts';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/**/*.test.{ts,tsx}'],
    env: localEnv(localPorts(undefined)),
    restoreMocks: true,
    unstubGlobals: true,
  },
});
