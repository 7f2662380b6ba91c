import { setUpTOTP, updateMFAPreference } from '@aws-amplify/auth';
import { brand } from '#src/config/brand.ts';
import {
  acceptedProviderSecondFactor,
  rememberProviderSecondFactor,
} from '#src/services/user-pool/session-store.ts';
import type { AuthenticatorSecret, SecondFactor } from '#src/services/user-pool/user-pool.ts';
import { fetchSession, requireSession } from './session.ts';
import { changeUser, sharedUser } from './shared-user.ts';
import { requireText } from './texts.ts';
import { translateError } from './translate-error.ts';

/** The session known to have an authenticator, so that the pool is asked only once. */
let protectedSession: string | null = null;

/** Also completes a set-up that was interrupted: enables an authenticator that was only verified. */
export async function resolveSecondFactor(): Promise<SecondFactor> {
  const session = await requireSession();
  if (session.id === protectedSession) return 'authenticator';
  const social = session.signInType === 'social';
  if (social && session.id === acceptedProviderSecondFactor()) return 'provider';
  const { mfa } = await sharedUser();
  const found = mfa.enabled.includes('TOTP') || (!social && (await switchOnVerifiedToken()));
  if (found) protectedSession = session.id;
  return found ? 'authenticator' : 'missing';
}

export async function preferSoftwareToken(): Promise<null> {
  // Read first: by the time of the answer, another user may have signed in.
  const session = await fetchSession();
  await switchOnSoftwareToken();
  protectedSession = session?.id ?? null;
  return null;
}

function switchOnSoftwareToken(): Promise<void> {
  return changeUser(() => updateMFAPreference({ totp: 'PREFERRED' }));
}

/** If the connection broke at the wrong moment, an authenticator may be verified but not enabled. */
async function switchOnVerifiedToken(): Promise<boolean> {
  try {
    await switchOnSoftwareToken();
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
  const secret = requireText(details.sharedSecret);
  return { secret, setupUri: details.getSetupUri(brand.name, email).href };
}
