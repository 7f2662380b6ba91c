import { SELF_SERVICE_SCOPE } from '../claims.ts';

/** What the app client may ask for. */
export const SCOPES = ['openid', 'email', 'profile', SELF_SERVICE_SCOPE] as const;

/** The scopes asked for, each once; all of them when none was named; null when one is not allowed. */
export function grantedScope(asked: string | null): string | null {
  if (asked === null) return SCOPES.join(' ');
  const wanted = [...new Set(asked.split(' '))];
  const allowed: readonly string[] = SCOPES;
  return wanted.every((scope) => allowed.includes(scope)) ? wanted.join(' ') : null;
}
