import { setUpTOTP, verifyTOTPSetup } from '@aws-amplify/auth';
import { brand } from '#src/config/brand.ts';
import { env } from '#src/config/env.ts';
import { requireOpaque, SECRET_LIMIT } from '#src/lib/service-values.ts';
import {
  hasAcceptedProvider,
  rememberAcceptedProvider,
} from '#src/services/user-pool/provider-second-factor.ts';
import { claimsOf } from '#src/services/user-pool/stored-tokens.ts';
import type {
  AuthenticatorSecret,
  SecondFactor,
  Session,
} from '#src/services/user-pool/user-pool.ts';
import { restoreFactors, setFactors } from './factor-preference.ts';
import { fetchSession, requireSession } from './session.ts';
import { changeUser, sharedUser } from './shared-user.ts';
import { translateError } from './translate-error.ts';

/** The id of the session known to have an authenticator, so that the pool is called only once. */
let protectedSession: string | null = null;

/** Whether passkeys could sign in when a set-up was started, and in which session. */
let before = { sessionId: '', canUsePasskeys: Promise.resolve(false) };

/** The id of the session whose passkeys could sign in before its authenticator was replaced. */
let restoringSession: string | null = null;

/** Also completes an interrupted set-up, by enabling an authenticator that has been verified. */
export async function resolveSecondFactor(): Promise<SecondFactor> {
  const session = await requireSession();
  if (session.id === protectedSession) return 'authenticator';
  const social = session.signInType === 'social';
  if (social && hasAcceptedProvider(userIdIn(session))) return 'provider';
  const { mfa } = await sharedUser();
  const found = mfa.enabled.includes('TOTP') || (!social && (await enableVerifiedToken()));
  if (found) protectedSession = session.id;
  return found ? 'authenticator' : 'missing';
}

/** The pool may switch passkeys off with a new authenticator. */
export async function verifyAuthenticatorSetUp(code: string): Promise<null> {
  const session = await fetchSession();
  await changeUser(() => verifyTOTPSetup({ code }));
  const { sessionId, canUsePasskeys } = before;
  const restores = session?.id === sessionId && (await canUsePasskeys);
  restoringSession = restores ? sessionId : null;
  return null;
}

/** False also if the pool doesn't say, because the authenticator matters more. */
async function hasPasskeyFactor(): Promise<boolean> {
  if (env.passkeys === null) return false;
  try {
    return (await sharedUser()).hasPasskeyFactor;
  } catch {
    return false;
  }
}

export async function preferSoftwareToken(): Promise<null> {
  // Read first, because another user may have signed in by the time the pool answers.
  const session = await fetchSession();
  // Otherwise passkeys aren't mentioned: an operator may have switched them off.
  const restores = session !== null && session.id === restoringSession;
  await (restores ? restoreFactors() : setFactors());
  restoringSession = null;
  protectedSession = session?.id ?? null;
  return null;
}

/** If the connection dropped between the two calls, an authenticator may be verified but not enabled. */
async function enableVerifiedToken(): Promise<boolean> {
  try {
    await setFactors();
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
  before = { sessionId: id, canUsePasskeys: hasPasskeyFactor() };
  const details = await setUpTOTP();
  const secret = requireOpaque(details.sharedSecret, SECRET_LIMIT);
  return { secret, setupUri: details.getSetupUri(brand.name, entry ?? email).href };
}
