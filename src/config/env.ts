import type { AppEnv } from './parse-env.ts';

declare const __APP_ENV__: AppEnv;

/** The settings, parsed and validated once, before the build: see vite/app-env/plugin.ts. */
export const env: AppEnv = __APP_ENV__;
