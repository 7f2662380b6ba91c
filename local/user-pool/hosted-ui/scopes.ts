import { SELF_SERVICE_SCOPE } from '../claims.ts';

/** The app client's allowed scopes. */
const SCOPES = ['openid', 'email', 'profile', SELF_SERVICE_SCOPE] as const;

/** The requested scopes without duplicates, by default all; null if one is not allowed. */
export function grantedScope(requested: string | null): string | null {
  if (requested === null) return SCOPES.join(' ');
  const wanted = [...new Set(requested.split(' '))];
  const allowed: readonly string[] = SCOPES;
  return wanted.every((scope) => allowed.includes(scope)) ? wanted.join(' ') : null;
}
