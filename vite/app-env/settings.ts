import { localEnv, localWorld, type LocalPorts } from '../../local/settings.ts';
import { hostedUiOrigin } from '../../src/config/endpoints.ts';
import { parseEnv, type AppEnv, type EnvProblem } from '../../src/config/parse-env.ts';
import type { Result } from '../../src/lib/result.ts';

export interface Settings {
  env: Result<AppEnv, EnvProblem[]>;
  /** True if no user pool is configured: the app then uses the stand-ins on this machine. */
  isLocal: boolean;
}

/**
 * The configured settings. If no user pool is set, the local services' settings are the defaults; that of passkeys only
 * where the site isn't moved to another address.
 */
export function readSettings(configured: Record<string, string>, ports: LocalPorts): Settings {
  const set = Object.fromEntries(
    Object.entries(configured).filter(([, value]) => value.trim() !== ''),
  );
  const isLocal = !('VITE_USER_POOL_ID' in set) && !('VITE_USER_POOL_CLIENT_ID' in set);
  if (!isLocal) return { env: parseEnv(set), isLocal };
  const { VITE_PASSKEYS: passkeys, ...local } = localEnv(localWorld(ports));
  const ofLocalhost = 'VITE_SITE_URL' in set ? {} : { VITE_PASSKEYS: passkeys };
  return { env: parseEnv({ ...local, ...ofLocalhost, ...set }), isLocal };
}

/** Whether the hosted UI lacks TLS, which only the local services' does. */
export function usesPlainHttpOauth(settings: Settings): boolean {
  return oauthOrigin(settings)?.startsWith('http:') === true;
}

/** The hosted UI's origin, if there is one. */
export function oauthOrigin({ env }: Settings): string | undefined {
  return env.ok ? (hostedUiOrigin(env.value) ?? undefined) : undefined;
}
