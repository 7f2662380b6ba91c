import type { AppEnv } from './parse-env.ts';

declare const __APP_ENV__: AppEnv;

/** The settings, which the build has already parsed and validated (vite/app-env/plugin.ts). */
export const env: AppEnv = __APP_ENV__;
