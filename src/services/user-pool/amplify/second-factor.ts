import { setUpTOTP, verifyTOTPSetup } from '@aws-amplify/auth';
import { brand } from '#src/config/brand.ts';
import { env } from '#src/config/env.ts';
import { requireOpaque, SECRET_LIMIT } from '#src/lib/service-values.ts';
import {
  hasAcceptedProvider,
  rememberAcceptedProvider,
} from '#src/services/user-pool/provider-second-factor.ts';
import type { PoolUser } from '#src/services/user-pool/cached-user.ts';
import { claimsOf } from '#src/services/user-pool/stored-tokens.ts';
import type {
  AuthenticatorSecret,
  SecondFactor,
  Session,
} from '#src/services/user-pool/user-pool.ts';
import { enableAuthenticator } from './factor-preference.ts';
import { fetchSession, requireSession } from './session.ts';
import { changeUser, sharedUser, updateUser } from './shared-user.ts';
import { translateError } from './translate-error.ts';

/** The id of the session known to have an authenticator, so that the pool is called only once. */
let protectedSession: string | null = null;

/** Whether passkeys could sign in when a set-up was started, and in which session. */
let before = { sessionId: '', couldUsePasskeys: Promise.resolve(false) };

/** Also completes an interrupted set-up, by enabling an authenticator that has been verified. */
export async function resolveSecondFactor(): Promise<SecondFactor> {
  const session = await requireSession();
  if (session.id === protectedSession) return 'authenticator';
  const social = session.signInType === 'social';
  if (social && hasAcceptedProvider(userIdIn(session))) return 'provider';
  const { mfa, hasPasskeyFactor } = await sharedUser();
  const found =
    mfa.enabled.includes('TOTP') || (!social && (await enableVerifiedToken(hasPasskeyFactor)));
  if (found) protectedSession = session.id;
  return found ? 'authenticator' : 'missing';
}

export async function verifyAuthenticatorSetUp(code: string): Promise<null> {
  await changeUser(() => verifyTOTPSetup({ code }));
  return null;
}

/**
 * The pool may switch passkeys off with a new authenticator, and with a request that doesn't mention them. An operator may
 * have, too, so they are switched on only if they were before.
 */
export async function preferSoftwareToken(): Promise<null> {
  // Read first, because another user may have signed in by the time the pool answers.
  const session = await fetchSession();
  const { sessionId, couldUsePasskeys } = before;
  if (session?.id === sessionId) await enableAuthenticator(await couldUsePasskeys);
  else await updateUser(withAuthenticator);
  protectedSession = session?.id ?? null;
  return null;
}

async function withAuthenticator(user: PoolUser): Promise<PoolUser> {
  const hasPasskeyFactor = await enableAuthenticator(user.hasPasskeyFactor);
  const enabled = [...new Set([...user.mfa.enabled, 'TOTP' as const])];
  return { ...user, mfa: { enabled, preferred: 'TOTP' }, hasPasskeyFactor };
}

async function canUsePasskeys(): Promise<boolean> {
  return env.passkeys !== null && (await sharedUser()).hasPasskeyFactor;
}

/** If the connection dropped between the two calls, an authenticator may be verified but not enabled. */
async function enableVerifiedToken(hasPasskeyFactor: boolean): Promise<boolean> {
  try {
    await enableAuthenticator(hasPasskeyFactor);
    return true;
  } catch (thrown) {
    if (translateError(thrown).code === 'invalid-parameter') return false;
    throw thrown;
  }
}

export async function acceptProviderSecondFactor(): Promise<null> {
  const session = await requireSession();
  if (session.signInType === 'social') rememberAcceptedProvider(userIdIn(session));
  return null;
}

/** The pool's id of the account, the same in all its sessions. */
function userIdIn({ idToken }: Session): string {
  return String(claimsOf(idToken).get('sub'));
}

export async function startAuthenticatorSetUp(entry?: string): Promise<AuthenticatorSecret> {
  const { email, id } = await requireSession();
  // False also if the pool doesn't say, because the authenticator matters more.
  before = { sessionId: id, couldUsePasskeys: canUsePasskeys().catch(() => false) };
  const details = await setUpTOTP();
  const secret = requireOpaque(details.sharedSecret, SECRET_LIMIT);
  return { secret, setupUri: details.getSetupUri(brand.name, entry ?? email).href };
}
