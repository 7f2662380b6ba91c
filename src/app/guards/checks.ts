import { unexpectedEndIn } from '#src/flows/unexpected-end.ts';
import { ok, type Result } from '#src/lib/result.ts';
import { resetSessionEnd } from '#src/services/user-pool/ending/session-end.ts';
import { userPool } from '#src/services/user-pool/lazy-user-pool.ts';
import { prefetchedProfile } from '#src/services/user-pool/cached-user.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';

/** `unprotected`: signed in without an authenticator. */
type Verdict = 'allowed' | 'signed-out' | 'unprotected';
export type Checked = Result<Verdict, UserPoolError>;

export async function checkSession(): Promise<Checked> {
  resetSessionEnd();
  const session = await userPool.session();
  if (session.ok) return ok(session.value === null ? 'signed-out' : 'allowed');
  return unexpectedEndIn(session.error) === null ? session : ok('signed-out');
}

export async function checkAuthenticator(): Promise<Checked> {
  const session = await checkSession();
  if (!session.ok || session.value !== 'allowed') return session;
  const factor = await userPool.secondFactor();
  if (factor.ok) return ok(factor.value === 'missing' ? 'unprotected' : 'allowed');
  // If the session has just ended, its hint is gone too, and the guard redirects before it would show this failure.
  return factor;
}

/** Immediately after a sign-in with an authenticator both checks would pass, so the screen renders while they run. */
export function knownInAdvance(): Checked | null {
  return prefetchedProfile()?.mfa.enabled.includes('TOTP') === true ? ok('allowed') : null;
}
