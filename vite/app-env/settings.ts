import { localEnv, type LocalPorts } from '../../local/settings.ts';
import { parseEnv, type AppEnv, type EnvProblem } from '../../src/config/parse-env.ts';
import type { Result } from '../../src/lib/result.ts';

export interface Settings {
  env: Result<AppEnv, EnvProblem[]>;
  /** No user pool is configured: the app talks to the stand-ins on this machine. */
  isLocal: boolean;
}

/** What was configured, on top of the local services' settings when no user pool is. */
export function readSettings(configured: Record<string, string>, ports: LocalPorts): Settings {
  const set = Object.fromEntries(
    Object.entries(configured).filter(([, value]) => value.trim() !== ''),
  );
  const isLocal = !('VITE_USER_POOL_ID' in set) && !('VITE_USER_POOL_CLIENT_ID' in set);
  return { env: parseEnv(isLocal ? { ...localEnv(ports), ...set } : set), isLocal };
}

/** Where the browser sends user-pool calls: the configured endpoint or the region's own. */
export function userPoolEndpoint(userPool: AppEnv['userPool']): string {
  const region = userPool.id.split('_')[0] ?? '';
  return userPool.endpoint ?? `https://cognito-idp.${region}.amazonaws.com`;
}
