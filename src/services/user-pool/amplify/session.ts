import {
  fetchAuthSession,
  fetchMFAPreference,
  fetchUserAttributes,
  setUpTOTP,
  updateMFAPreference,
} from '@aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { brand } from '#src/config/brand.ts';
import {
  acceptedProviderSecondFactor,
  clearSessionStore,
  rememberProviderSecondFactor,
} from '#src/services/user-pool/session-store.ts';
import type {
  AuthenticatorSecret,
  Profile,
  SecondFactor,
  Session,
  SignInType,
} from '#src/services/user-pool/user-pool.ts';
import { translateError } from './translate-error.ts';

/** The session that is known to have an authenticator, so that the pool is asked once. */
let protectedSession: string | null = null;

export async function fetchSession(forceRefresh = false): Promise<Session | null> {
  const { tokens } = await fetchAuthSession({ forceRefresh });
  if (tokens?.idToken === undefined) return null;
  const { email, origin_jti: id, sub } = tokens.idToken.payload;
  return {
    id: textOf(id ?? sub),
    idToken: tokens.idToken.toString(),
    email: textOf(email),
    signInType: await fetchSignInType(),
  };
}

/** Amplify's own note in the token store: what the tokens say is about the account, not the session. */
export async function fetchSignInType(): Promise<SignInType> {
  const metadata = await cognitoUserPoolsTokenProvider.authTokenStore.getOAuthMetadata();
  return metadata?.oauthSignIn === true ? 'social' : 'password';
}

/**
 * A browser drops a cookie over 4,096 bytes without a word, and half a session is worse than none:
 * without its ID token it is cleared, and `SessionTooLarge` thrown. Nobody signed in is fine.
 */
export async function requireStoredSession(): Promise<null> {
  const tokens = await cognitoUserPoolsTokenProvider.getTokens();
  if (tokens === null || tokens.idToken !== undefined) return null;
  await cognitoUserPoolsTokenProvider.authTokenStore.clearTokens();
  clearSessionStore();
  const error = new Error();
  error.name = 'SessionTooLarge';
  throw error;
}

export async function fetchProfile(): Promise<Profile> {
  const [attributes, mfa, signInType] = await Promise.all([
    fetchUserAttributes(),
    fetchMFAPreference(),
    fetchSignInType(),
  ]);
  const wholeName = [attributes.given_name, attributes.family_name].filter(Boolean).join(' ');
  return {
    name: attributes.name ?? attributes['custom:name'] ?? wholeName,
    email: attributes.email ?? '',
    signInType,
    mfa: { enabled: mfa.enabled ?? [], preferred: mfa.preferred ?? null },
  };
}

export async function fetchSecondFactor(): Promise<SecondFactor> {
  const session = await requireSession();
  if (session.id === protectedSession) return 'authenticator';
  const social = session.signInType === 'social';
  if (social && session.id === acceptedProviderSecondFactor()) return 'provider';
  const { enabled } = await fetchMFAPreference();
  const found = enabled?.includes('TOTP') === true || (!social && (await switchOnVerifiedToken()));
  if (found) protectedSession = session.id;
  return found ? 'authenticator' : 'missing';
}

export async function preferSoftwareToken(): Promise<null> {
  await updateMFAPreference({ totp: 'PREFERRED' });
  protectedSession = (await fetchSession())?.id ?? null;
  return null;
}

/** An authenticator may be verified and yet not switched on, when the connection broke in between. */
async function switchOnVerifiedToken(): Promise<boolean> {
  try {
    await updateMFAPreference({ totp: 'PREFERRED' });
    return true;
  } catch (thrown) {
    if (translateError(thrown).code === 'invalid-parameter') return false;
    throw thrown;
  }
}

export async function acceptProviderSecondFactor(): Promise<null> {
  const { id, signInType } = await requireSession();
  if (signInType === 'social') rememberProviderSecondFactor(id);
  return null;
}

export async function startAuthenticatorSetUp(): Promise<AuthenticatorSecret> {
  const { email } = await requireSession();
  const details = await setUpTOTP();
  const setupUri = details.getSetupUri(brand.name, email).href;
  return { secret: details.sharedSecret, setupUri };
}

async function requireSession(): Promise<Session> {
  const session = await fetchSession();
  if (session !== null) return session;
  const error = new Error();
  error.name = 'UserUnAuthenticatedException';
  throw error;
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim : '';
}
