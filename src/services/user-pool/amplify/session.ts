import { fetchAuthSession } from '@aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { hasSessionHint } from '#src/services/user-pool/session-hint.ts';
import { clearSessionStore } from '#src/services/user-pool/session-store.ts';
import {
  sessionIdOf,
  storedSessionId,
  storedSignInType,
} from '#src/services/user-pool/stored-tokens.ts';
import type { Session } from '#src/services/user-pool/user-pool.ts';
import { namedError } from './named-error.ts';
import { textOrNull } from './texts.ts';

/** Throws `SessionNotRenewed` if what was stored is no longer a session, or only part of one. */
export async function fetchSession(forceRefresh = false): Promise<Session | null> {
  const hadSession = hasSessionHint();
  const tokens = await cognitoUserPoolsTokenProvider.getTokens({ forceRefresh });
  if (tokens?.idToken === undefined) {
    if (hadSession) throw namedError('SessionNotRenewed');
    // Guests get credentials too, if the identity pool allows it.
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

/** The pool's time of a sign-in, in seconds, as this device's: Amplify notes how far the two clocks are apart. */
async function signedInAt(authTime: unknown): Promise<number | null> {
  if (typeof authTime !== 'number') return null;
  const stored = await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens();
  return authTime * 1000 - (stored?.clockDrift ?? 0);
}

/** By which the pool knows the user, whatever attributes this client may read. */
export async function requireUsername(): Promise<string> {
  await requireAccessToken();
  return cognitoUserPoolsTokenProvider.authTokenStore.getLastAuthUser();
}

/** For an operation that Amplify has no function for. Throws what a function of Amplify's would without a session. */
export async function requireAccessToken(): Promise<string> {
  const tokens = await cognitoUserPoolsTokenProvider.getTokens();
  if (tokens === null) throw namedError('UserUnAuthenticatedException');
  return tokens.accessToken.toString();
}

/**
 * Browsers silently drop cookies over 4,096 bytes, and half a session is worse than none: without its ID token it is
 * cleared and `SessionTooLarge` thrown. Without any session, does nothing.
 */
export async function refuseHalfSession(): Promise<null> {
  const tokens = await cognitoUserPoolsTokenProvider.getTokens();
  if (tokens === null || tokens.idToken !== undefined) return null;
  await cognitoUserPoolsTokenProvider.authTokenStore.clearTokens();
  clearSessionStore();
  throw namedError('SessionTooLarge');
}

/** After a sign-in that Amplify has completed: a browser that refuses cookies has dropped it. */
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
