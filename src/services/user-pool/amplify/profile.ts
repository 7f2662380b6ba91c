import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { personName } from '#src/services/user-pool/person-name.ts';
import type { PoolUser } from '#src/services/user-pool/cached-user.ts';
import { announceSessionChange } from '#src/services/user-pool/session-hint.ts';
import { storedSignInType } from '#src/services/user-pool/stored-tokens.ts';
import type { AccountData, Profile } from '#src/services/user-pool/user-pool.ts';
import { requireSession } from './session.ts';
import { prefetchProfile, takeUser } from './shared-user.ts';

export function fetchProfile(): Promise<Profile> {
  return profileOf(takeUser());
}

export function prepareProfile(): Promise<null> {
  return prefetchProfile(profileOf);
}

async function profileOf(user: Promise<PoolUser>): Promise<Profile> {
  const [{ attributes, mfa }, session] = await Promise.all([user, requireSession()]);
  return {
    name: personName((key) => attributes.get(key)),
    email: attributes.get('email') ?? '',
    signInType: session.signInType,
    mfa,
    signedInAt: session.signedInAt,
  };
}

export async function fetchAccountData(): Promise<AccountData> {
  const { attributes, mfa } = await takeUser();
  return { attributes: Object.fromEntries(attributes), mfa, signInType: storedSignInType() };
}

/** Refreshes the ID token, from which the top bar reads the user's name. Never rejects. */
export async function renewClaims(): Promise<void> {
  try {
    await cognitoUserPoolsTokenProvider.getTokens({ forceRefresh: true });
    announceSessionChange();
  } catch {
    // The old name stays until the next refresh.
  }
}
