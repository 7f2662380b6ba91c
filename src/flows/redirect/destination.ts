import { unexpectedEndIn } from '#src/flows/unexpected-end.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';
import type { UnexpectedEnd } from '#src/services/user-pool/ending/session-end.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import type { UserPool } from '#src/services/user-pool/user-pool.ts';
import type { RedirectDecision } from './redirect-policy.ts';

/** How a user gets to the learning site. */
export type HandOver =
  | { kind: 'hand-over'; idToken: string; url: string }
  /** The account can't be used until it has an authenticator. */
  | { kind: 'authenticator-first'; url: string };

/** `redirect`: to wherever the redirect policy decided, without the token. */
export type Destination = HandOver | { kind: 'redirect' };

/** `session`: the session couldn't be read, but a retry may succeed. */
export type NoDestination =
  | { kind: 'no-token'; end: UnexpectedEnd }
  | { kind: 'session'; error: UserPoolError };

type Pool = Pick<UserPool, 'session' | 'secondFactor'>;

/** Decides where to send a user who has signed in. Only the learning site receives the token. */
export async function findDestination(
  decision: RedirectDecision,
  userPool: Pool,
): Promise<Result<Destination, NoDestination>> {
  if (decision.kind === 'learning-site') return findHandOver(decision.url, userPool);
  const session = await userPool.session();
  if (!session.ok) return failed(withoutSession(session.error));
  return session.value === null ? failed(ENDED) : ok({ kind: 'redirect' });
}

/**
 * Refreshes the tokens first, so that the learning site's session has its full lifetime. Without an authenticator an
 * account is unusable (docs/product.md, Learn), on the learning site too. For a Google account, the user pool delegates
 * the second factor to Google.
 */
export async function findHandOver(
  url: string,
  userPool: Pool,
): Promise<Result<HandOver, NoDestination>> {
  const session = await userPool.session({ forceRefresh: true });
  if (!session.ok) return failed(withoutSession(session.error));
  if (session.value === null) return failed(ENDED);
  const { id, idToken, signInType } = session.value;
  if (signInType === 'password') {
    const factor = await userPool.secondFactor();
    if (!factor.ok) return failed(withoutSession(factor.error));
    const now = await userPool.session();
    if (!now.ok) return failed(withoutSession(now.error));
    if (now.value === null) return failed(ENDED);
    // Another user may have signed in meanwhile, and the second factor may be theirs.
    if (now.value.id !== id) return failed(REPLACED);
    if (factor.value === 'missing') return ok({ kind: 'authenticator-first', url });
  }
  return ok({ kind: 'hand-over', idToken, url });
}

const REPLACED: NoDestination = {
  kind: 'session',
  error: { code: 'session-replaced', providerMessage: '' },
};
const ENDED: NoDestination = { kind: 'no-token', end: 'session-ended' };

function withoutSession(error: UserPoolError): NoDestination {
  const end = unexpectedEndIn(error);
  return end === null ? { kind: 'session', error } : { kind: 'no-token', end };
}
