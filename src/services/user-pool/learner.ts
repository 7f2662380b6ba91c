import { ok, type Result } from '#src/lib/result.ts';
import { userPool } from './lazy-user-pool.ts';
import type { UserPoolError } from './user-pool-error.ts';

/** Whom the learning site may be told of. */
export type Learner =
  | { kind: 'nobody' }
  /** Somebody whose account can't be used yet: it has no authenticator. */
  | { kind: 'unprotected' }
  | { kind: 'ready'; idToken: string };

/**
 * Who is signed in, with tokens refreshed just now: the learning site's session starts with its whole life ahead. An
 * account is unusable until it has its authenticator (specification, section 6), and that holds for the learning
 * site too; the second factor of a Google account is left to Google.
 */
export async function findLearner(): Promise<Result<Learner, UserPoolError>> {
  const session = await userPool.session({ forceRefresh: true });
  if (!session.ok) return session;
  if (session.value === null) return ok({ kind: 'nobody' });
  const { idToken, signInType } = session.value;
  if (signInType === 'password') {
    const factor = await userPool.secondFactor();
    if (!factor.ok) return factor;
    if (factor.value === 'missing') return ok({ kind: 'unprotected' });
  }
  return ok({ kind: 'ready', idToken });
}
