import { fetchAuthSession } from '@aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { textOrNull, timeOrNull } from '#src/lib/service-values.ts';
import { hasSessionConflict } from '#src/services/user-pool/session-cookies.ts';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import { clearSession } from '#src/services/user-pool/session-store.ts';
import {
  sessionIdOf,
  storedSessionId,
  storedSignInType,
} from '#src/services/user-pool/stored-tokens.ts';
import type { Session } from '#src/services/user-pool/user-pool.ts';
import { namedError } from './named-error.ts';

/** Throws `SessionConflict` or, if the stored session is no longer valid or incomplete, `SessionNotRenewed`. */
export async function fetchSession(forceRefresh = false): Promise<Session | null> {
  if (hasSessionConflict()) throw namedError('SessionConflict');
  const hadSession = hasSessionHint();
  const tokens = await cognitoUserPoolsTokenProvider.getTokens({ forceRefresh });
  if (tokens?.idToken === undefined) {
    if (hadSession) throw namedError('SessionNotRenewed');
    // Fetches a guest's credentials, if the identity pool allows guests.
    void fetchAuthSession().catch(() => undefined);
    return null;
  }
  const { email, auth_time } = tokens.idToken.payload;
  return {
    id: sessionIdOf(new Map(Object.entries(tokens.idToken.payload))),
    idToken: tokens.idToken.toString(),
    email: textOrNull(email) ?? '',
    signInType: storedSignInType(),
    signedInAt: await signedInAt(auth_time),
  };
}

/** Converts the pool's time of the sign-in (seconds) to this device's clock, by the drift that Amplify has stored. */
async function signedInAt(authTime: unknown): Promise<number | null> {
  if (typeof authTime !== 'number') return null;
  const stored = await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens();
  return timeOrNull(authTime * 1000 - (stored?.clockDrift ?? 0));
}

/** The pool's username of the signed-in user, which doesn't depend on the attributes that this client may read. */
export async function requireUsername(): Promise<string> {
  await requireAccessToken();
  return cognitoUserPoolsTokenProvider.authTokenStore.getLastAuthUser();
}

/** For `callUserPool`. Without a session, throws the error that Amplify would. */
export async function requireAccessToken(): Promise<string> {
  const tokens = await cognitoUserPoolsTokenProvider.getTokens();
  if (tokens === null) throw namedError('UserUnAuthenticatedException');
  return tokens.accessToken.toString();
}

/**
 * Clears a session without an ID token and throws `SessionTooLarge`: browsers silently drop cookies over 4,096 bytes, and
 * half a session is worse than none. Does nothing if there is no session.
 */
export async function refuseHalfSession(): Promise<null> {
  const tokens = await cognitoUserPoolsTokenProvider.getTokens();
  if (tokens === null || tokens.idToken !== undefined) return null;
  await cognitoUserPoolsTokenProvider.authTokenStore.clearTokens();
  clearSession();
  throw namedError('SessionTooLarge');
}

/** Throws if the browser blocks cookies and so has dropped a session that Amplify has just stored. */
export async function requireStoredSession(): Promise<null> {
  await refuseHalfSession();
  if (storedSessionId() !== null) return null;
  throw namedError('UnexpectedSignInInterruptionException');
}

export async function requireSession(): Promise<Session> {
  const session = await fetchSession();
  if (session !== null) return session;
  throw namedError('UserUnAuthenticatedException');
}
