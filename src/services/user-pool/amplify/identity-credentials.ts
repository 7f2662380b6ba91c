import type {
  CredentialsAndIdentityId,
  CredentialsAndIdentityIdProvider,
  GetCredentialsOptions,
} from '@aws-amplify/auth';
import { cognitoCredentialsProvider } from 'aws-amplify/auth/cognito';
import { env } from '#src/config/env.ts';

/** The identity pool's part of Amplify's settings; empty if none is configured. */
export function identityPool() {
  return env.identityPoolId === null
    ? {}
    : {
        identityPoolId: env.identityPoolId,
        allowGuestAccess: env.guestAccess,
        ...(env.identityPoolEndpoint !== null && {
          identityPoolEndpoint: env.identityPoolEndpoint,
        }),
      };
}

/** Null for a guest. */
type Holder = string | null;

let held: { holder: Holder; found: CredentialsAndIdentityId } | null = null;
let queue: Promise<void> = Promise.resolve();
/** Counts the clearings: credentials that were being fetched during one belong to a session that is over. */
let clearings = 0;

/**
 * Amplify's provider, which keeps credentials for 50 minutes (docs/product.md, Sessions), with two differences. Amplify
 * requests credentials before every call that needs a token; here it gets the existing ones, and new ones are fetched
 * concurrently. And a failing identity pool costs the credentials, never the session.
 */
export const identityCredentials: CredentialsAndIdentityIdProvider = {
  getCredentialsAndIdentityId: async (options) => {
    const holder = holderOf(options);
    const mine = clearings;
    // In sequence, so that each request can use the previous one's result.
    queue = queue.then(async () => {
      if (mine !== clearings) return;
      const found = await fetchCredentials(options);
      if (mine !== clearings) await cognitoCredentialsProvider.clearCredentialsAndIdentityId();
      else held = found === undefined ? null : { holder, found };
    });
    return held?.holder === holder && isGood(held.found) ? held.found : undefined;
  },
  clearCredentialsAndIdentityId: () => {
    clearings += 1;
    held = null;
    return cognitoCredentialsProvider.clearCredentialsAndIdentityId();
  },
};

/** Resolves once everything requested so far has settled. */
export function credentialsSettled(): Promise<void> {
  return queue;
}

function holderOf({ tokens }: GetCredentialsOptions): Holder {
  return tokens?.idToken?.toString() ?? null;
}

async function fetchCredentials(
  options: GetCredentialsOptions,
): Promise<CredentialsAndIdentityId | undefined> {
  try {
    return await cognitoCredentialsProvider.getCredentialsAndIdentityId(options);
  } catch {
    return undefined;
  }
}

function isGood({ credentials: { expiration } }: CredentialsAndIdentityId): boolean {
  return expiration === undefined || expiration.getTime() > Date.now();
}
