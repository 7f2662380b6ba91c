import type {
  CredentialsAndIdentityId,
  CredentialsAndIdentityIdProvider,
  GetCredentialsOptions,
} from '@aws-amplify/auth';
import { cognitoCredentialsProvider } from 'aws-amplify/auth/cognito';
import { env } from '#src/config/env.ts';

/** The identity pool's part of Amplify's configuration. Empty if there is none. */
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
/** Incremented on every clear: credentials fetched across one belong to a session that is over. */
let clearings = 0;

/**
 * Amplify's provider, which keeps credentials for 50 minutes (docs/product, Sessions), with two differences. Amplify
 * waits for credentials before every call that needs a token; this returns the current ones immediately and fetches new
 * ones in the background. And a failing identity pool loses the credentials, never the session.
 */
export const identityCredentials: CredentialsAndIdentityIdProvider = {
  getCredentialsAndIdentityId: async (options) => {
    const holder = holderOf(options);
    const mine = clearings;
    // Queued, so that each request can reuse the previous one's result.
    queue = queue.then(async () => {
      if (mine !== clearings) return;
      const found = await fetchCredentials(options);
      if (mine !== clearings) await cognitoCredentialsProvider.clearCredentialsAndIdentityId();
      else held = found === undefined ? null : { holder, found };
    });
    return held?.holder === holder && isFresh(held.found) ? held.found : undefined;
  },
  clearCredentialsAndIdentityId: () => {
    clearings += 1;
    held = null;
    return cognitoCredentialsProvider.clearCredentialsAndIdentityId();
  },
};

/** Resolves once all requests so far have settled. */
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

function isFresh({ credentials: { expiration } }: CredentialsAndIdentityId): boolean {
  return expiration === undefined || expiration.getTime() > Date.now();
}
