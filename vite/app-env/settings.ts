import { localEnv, localWorld, type LocalPorts } from '../../local/settings.ts';
import { parseEnv, type AppEnv, type EnvProblem } from '../../src/config/parse-env.ts';
import type { Result } from '../../src/lib/result.ts';

export interface Settings {
  env: Result<AppEnv, EnvProblem[]>;
  /** True without a user pool: the app then calls the stand-ins on this machine. */
  isLocal: boolean;
}

/** The configured settings; without a user pool, on top of those of the local services. */
export function readSettings(configured: Record<string, string>, ports: LocalPorts): Settings {
  const set = Object.fromEntries(
    Object.entries(configured).filter(([, value]) => value.trim() !== ''),
  );
  const isLocal = !('VITE_USER_POOL_ID' in set) && !('VITE_USER_POOL_CLIENT_ID' in set);
  return { env: parseEnv(isLocal ? { ...localEnv(localWorld(ports)), ...set } : set), isLocal };
}

/** Only the local services' hosted pages have no TLS. */
export function usesPlainHttpOauth({ env, isLocal }: Settings): boolean {
  const domain = env.ok ? env.value.oauthDomain : null;
  return isLocal && domain !== null && /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(domain);
}

/** The hosted pages' origin, if there are any. */
export function oauthOrigin(settings: Settings): string | undefined {
  const domain = settings.env.ok ? settings.env.value.oauthDomain : null;
  if (domain === null) return undefined;
  return `${usesPlainHttpOauth(settings) ? 'http' : 'https'}://${domain}`;
}

/** Where the browser sends identity-pool calls, if there is an identity pool. */
export function identityPoolEndpoint(env: AppEnv): string | undefined {
  if (env.identityPoolId === null) return undefined;
  const region = env.identityPoolId.split(':')[0] ?? '';
  return env.identityPoolEndpoint ?? regionalEndpoint('cognito-identity', region);
}

/** Where the browser sends user-pool calls: the configured endpoint or the region's own. */
export function userPoolEndpoint(userPool: AppEnv['userPool']): string {
  const region = userPool.id.split('_')[0] ?? '';
  return userPool.endpoint ?? regionalEndpoint('cognito-idp', region);
}

/** As Amplify resolves it (@aws-amplify/core, clients/endpoints/partitions). */
function regionalEndpoint(service: string, region: string): string {
  const suffix = /^cn-\w+-\d+$/.test(region) ? 'amazonaws.com.cn' : 'amazonaws.com';
  return `https://${service}.${region}.${suffix}`;
}
