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

/** Only the local services' own hosted pages are without TLS. */
export function usesPlainHttpOauth({ env, isLocal }: Settings): boolean {
  const domain = env.ok ? env.value.oauthDomain : null;
  return isLocal && domain !== null && /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(domain);
}

/** The hosted pages' origin, where there are any. */
export function oauthOrigin(settings: Settings): string | undefined {
  const domain = settings.env.ok ? settings.env.value.oauthDomain : null;
  if (domain === null) return undefined;
  return `${usesPlainHttpOauth(settings) ? 'http' : 'https'}://${domain}`;
}

/** Where the browser sends identity-pool calls, if there is an identity pool. */
export function identityPoolEndpoint(env: AppEnv): string | undefined {
  if (env.identityPoolId === null) return undefined;
  const region = env.identityPoolId.split(':')[0] ?? '';
  return env.identityPoolEndpoint ?? `https://cognito-identity.${region}.amazonaws.com`;
}

/** Where the browser sends user-pool calls: the configured endpoint or the region's own. */
export function userPoolEndpoint(userPool: AppEnv['userPool']): string {
  const region = userPool.id.split('_')[0] ?? '';
  return userPool.endpoint ?? `https://cognito-idp.${region}.amazonaws.com`;
}
