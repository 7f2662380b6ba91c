import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { personName } from '#src/services/user-pool/person-name.ts';
import {
  clearPrefetchedProfile,
  storePrefetchedProfile,
} from '#src/services/user-pool/prefetched-profile.ts';
import { announceSessionChange } from '#src/services/user-pool/session-hint.ts';
import { storedSignInType } from '#src/services/user-pool/stored-tokens.ts';
import type { AccountData, Profile, Session } from '#src/services/user-pool/user-pool.ts';
import { requireSession } from './session.ts';
import type { PoolUser } from './get-user.ts';
import { sharedUser, takeUser } from './shared-user.ts';

export async function fetchProfile(): Promise<Profile> {
  clearPrefetchedProfile();
  const [user, session] = await Promise.all([takeUser(), requireSession()]);
  return profileOf(user, session);
}

export async function prepareProfile(): Promise<null> {
  const [user, session] = await Promise.all([sharedUser(), requireSession()]);
  storePrefetchedProfile(session.id, profileOf(user, session));
  return null;
}

function profileOf({ attributes, mfa }: PoolUser, session: Session): Profile {
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
