import type { OperationContext } from './context.ts';
import { notAuthorized, sessionExpired } from './errors.ts';
import { hashOf, newUuid, opaqueToken } from './secrets.ts';
import type { ChallengeSession, UserPoolState } from './state.ts';

const SESSION_MS = 180_000;
const MOST_FAILURES = 5;

export type SessionDetails = Pick<ChallengeSession, 'sub' | 'challenge'> &
  Partial<ChallengeSession>;

/** The Session to hand out; only its hash is kept. Three minutes, as Cognito's default. */
export function openSession(context: OperationContext, details: SessionDetails): string {
  const session = opaqueToken(context.randomBytes);
  context.state.sessions[hashOf(session)] = {
    signInId: newUuid(context.randomBytes),
    failures: 0,
    pendingSecret: null,
    tokenVerified: false,
    ...details,
    expiresAt: context.now + SESSION_MS,
  };
  return session;
}

/** The live session behind a Session string; throws when there is none or it waits for another step. */
export function findSession(
  { state, now }: OperationContext,
  session: string,
  challenge: string,
): ChallengeSession {
  const found = state.sessions[hashOf(session)];
  if (found === undefined || found.expiresAt <= now) throw sessionExpired();
  if (found.challenge !== challenge) throw notAuthorized('Invalid session for the user.');
  return found;
}

/** A wrong answer: the same Session may be tried again, five times in all. */
export function countSessionFailure(state: UserPoolState, session: string): void {
  const hash = hashOf(session);
  const found = state.sessions[hash];
  if (found === undefined) return;
  found.failures += 1;
  if (found.failures >= MOST_FAILURES) delete state.sessions[hash];
}

export function closeSession(state: UserPoolState, session: string): void {
  delete state.sessions[hashOf(session)];
}

/** Ends every Session of one sign-in, those that were replaced as well. */
export function closeSignIn(state: UserPoolState, signInId: string): void {
  for (const [hash, session] of Object.entries(state.sessions)) {
    if (session.signInId === signInId) delete state.sessions[hash];
  }
}
