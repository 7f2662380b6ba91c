import { ownValue } from '../kit/json.ts';
import type { OperationContext } from './context.ts';
import { invalidSession, sessionExpired } from './errors.ts';
import { hashOf, opaqueToken } from './secrets.ts';
import { newUuid } from '../kit/random.ts';
import type { ChallengeSession, UserPoolState } from './state.ts';
import { undrafted } from './undrafted.ts';

const SESSION_MS = 180_000;
const MAX_FAILURES = 5;

export type SessionDetails = Pick<ChallengeSession, 'sub' | 'challenge'> &
  Partial<ChallengeSession>;

/** Returns the Session string, of which only the hash is stored. Valid for Cognito's default of three minutes. */
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

/** The session behind a Session string; throws if it has expired or is for another challenge. */
export function findSession(
  { state, now }: OperationContext,
  session: string,
  challenge: string,
): ChallengeSession {
  const found = ownValue(state.sessions, hashOf(session));
  if (found === undefined || found.expiresAt <= now) throw sessionExpired();
  if (found.challenge !== challenge) throw invalidSession();
  return found;
}

/** Counts a wrong answer; the fifth closes the Session. */
export function countSessionFailure(state: UserPoolState, session: string): void {
  const hash = hashOf(session);
  const found = ownValue(state.sessions, hash);
  if (found === undefined) return;
  found.failures += 1;
  if (found.failures >= MAX_FAILURES) delete state.sessions[hash];
}

export function closeSession(state: UserPoolState, session: string): void {
  delete state.sessions[hashOf(session)];
}

/** Closes every Session of one sign-in, including replaced ones. */
export function closeSignIn(state: UserPoolState, signInId: string): void {
  for (const [hash, session] of Object.entries(undrafted(state.sessions))) {
    if (session.signInId === signInId) delete state.sessions[hash];
  }
}
