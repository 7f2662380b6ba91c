import { localEnv, localWorld, type LocalPorts } from '../../local/settings.ts';
import { parseEnv, type AppEnv, type EnvProblem } from '../../src/config/parse-env.ts';
import type { Result } from '../../src/lib/result.ts';

export interface Settings {
  env: Result<AppEnv, EnvProblem[]>;
  /** True if no user pool is configured: the app then uses the stand-ins on this machine. */
  isLocal: boolean;
}

/** The configured settings. If no user pool is set, the local services' settings are the defaults. */
export function readSettings(configured: Record<string, string>, ports: LocalPorts): Settings {
  const set = Object.fromEntries(
    Object.entries(configured).filter(([, value]) => value.trim() !== ''),
  );
  const isLocal = !('VITE_USER_POOL_ID' in set) && !('VITE_USER_POOL_CLIENT_ID' in set);
  return { env: parseEnv(isLocal ? { ...localEnv(localWorld(ports)), ...set } : set), isLocal };
}

/** Only the local services' hosted pages lack TLS. */
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
