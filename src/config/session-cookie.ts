import type { AppEnv } from './parse-env.ts';

declare const __APP_ENV__: AppEnv;

/**
 * The name of the cookie in which Amplify keeps who signed in last. Of all settings it needs the one
 * alone (vite/app-env), so that the boot script, which may weigh 2 KB, does not carry the others.
 */
export const SESSION_COOKIE = `CognitoIdentityServiceProvider.${__APP_ENV__.userPool.clientId}.LastAuthUser`;
