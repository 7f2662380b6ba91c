import { unexpectedEndIn } from '#src/flows/unexpected-end.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';
import type { UnexpectedEnd } from '#src/services/user-pool/ending/session-end.ts';
import type { UserPoolError } from '#src/services/user-pool/user-pool-error.ts';
import type { Session, UserPool } from '#src/services/user-pool/user-pool.ts';
import type { RedirectDecision } from './redirect-policy.ts';

/** How a user gets to the learning site. */
export type HandOver =
  | { kind: 'hand-over'; idToken: string; url: string }
  /** The account can't be used until it has an authenticator. */
  | { kind: 'authenticator-first'; url: string };

/** `redirect`: to wherever the redirect policy decided, without the token. */
export type Destination = HandOver | { kind: 'redirect' };

/** `unreadable`: the session couldn't be read, but a retry may succeed. */
export type NoDestination =
  | { kind: 'signed-out'; end: UnexpectedEnd }
  | { kind: 'unreadable'; error: UserPoolError };

const REPLACED: NoDestination = {
  kind: 'unreadable',
  error: { code: 'session-replaced', providerMessage: '' },
};

type Pool = Pick<UserPool, 'session' | 'secondFactor'>;

/** Decides where to send a user who has signed in. Only the learning site receives the token. */
export async function findDestination(
  decision: RedirectDecision,
  userPool: Pool,
): Promise<Result<Destination, NoDestination>> {
  if (decision.kind === 'learning-site') return findHandOver(decision.url, userPool);
  const session = await currentSession(userPool);
  return session.ok ? ok({ kind: 'redirect' }) : session;
}

/**
 * Refreshes the tokens first, so that the learning site's session has its full lifetime. Without an authenticator an
 * account is unusable (docs/product, Learn), on the learning site too. For a Google account, the user pool delegates
 * the second factor to Google.
 */
export async function findHandOver(
  url: string,
  userPool: Pool,
): Promise<Result<HandOver, NoDestination>> {
  const session = await currentSession(userPool, { forceRefresh: true });
  if (!session.ok) return session;
  const { id, idToken, signInType } = session.value;
  const handOver = { kind: 'hand-over', idToken, url } as const;
  if (signInType === 'social') return ok(handOver);

  const factor = await userPool.secondFactor();
  if (!factor.ok) return failed(withoutSession(factor.error));
  const now = await currentSession(userPool);
  if (!now.ok) return now;
  // Another user may have signed in meanwhile, and the second factor may be theirs.
  if (now.value.id !== id) return failed(REPLACED);
  return ok(factor.value === 'missing' ? { kind: 'authenticator-first', url } : handOver);
}

async function currentSession(
  userPool: Pool,
  options?: { forceRefresh: boolean },
): Promise<Result<Session, NoDestination>> {
  const session = await userPool.session(options);
  if (!session.ok) return failed(withoutSession(session.error));
  return session.value === null
    ? failed({ kind: 'signed-out', end: 'session-ended' })
    : ok(session.value);
}

function withoutSession(error: UserPoolError): NoDestination {
  const end = unexpectedEndIn(error);
  return end === null ? { kind: 'unreadable', error } : { kind: 'signed-out', end };
}
