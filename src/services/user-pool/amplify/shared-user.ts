import { fetchAuthSession } from '@aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { settledOrLate } from '#src/lib/settled-or-late.ts';
import { clearPrefetchedProfile } from '#src/services/user-pool/prefetched-profile.ts';
import { getUser, type PoolUser } from './get-user.ts';
import { namedError } from './named-error.ts';

/** How long a response is kept for the screen that needs it. */
const MAX_AGE_MS = 10_000;

interface UserRequest {
  accessToken: string;
  user: Promise<PoolUser>;
  /** Null until the response arrives. */
  respondedAt: number | null;
}

interface PendingChange {
  accessToken: Promise<string | undefined>;
  settled: Promise<void>;
}

let latest: UserRequest | null = null;
const pendingChanges = new Set<PendingChange>();

/**
 * The pool's data about the signed-in user, requested once per screen: a guard reads it first, and the profile takes it.
 * A response belongs to one access token. Failures are never kept.
 */
export async function sharedUser(): Promise<PoolUser> {
  return (await currentRequest()).user;
}

/** `sharedUser` for its last reader: later calls request the data again. */
export async function takeUser(): Promise<PoolUser> {
  const request = await currentRequest();
  const user = await request.user;
  if (latest === request) latest = null;
  return user;
}

/**
 * Changes the user's data. Reads started meanwhile wait for the change, unless it takes too long, and then request the data
 * again. They do so even after a failure, because the change may have been made although its response was lost.
 */
export async function changeUser<Value>(make: () => Promise<Value>): Promise<Value> {
  const made = make();
  const change = {
    accessToken: storedAccessToken().catch(() => undefined),
    settled: settledOrLate(made),
  };
  pendingChanges.add(change);
  try {
    return await made;
  } finally {
    pendingChanges.delete(change);
    forgetUser();
  }
}

export function forgetUser(): void {
  latest = null;
  clearPrefetchedProfile();
}

/** The latest request if it was made with the current access token and is fresh; otherwise a new one. */
async function currentRequest(): Promise<UserRequest> {
  const changes = [...pendingChanges];
  const accessToken = await storedAccessToken();
  if (accessToken === undefined) throw namedError('UserUnAuthenticatedException');
  if (changes.length > 0) await changesOf(accessToken, changes);
  if (latest?.accessToken === accessToken && isFresh(latest)) return latest;
  latest = requestUser(accessToken);
  // Fetches the identity pool's credentials in the background.
  void fetchAuthSession().catch(() => undefined);
  return latest;
}

function requestUser(accessToken: string): UserRequest {
  const request: UserRequest = { accessToken, user: getUser(accessToken), respondedAt: null };
  request.user.then(
    () => (request.respondedAt = performance.now()),
    () => {
      if (latest === request) latest = null;
    },
  );
  return request;
}

function isFresh({ respondedAt }: UserRequest): boolean {
  return respondedAt === null || performance.now() - respondedAt < MAX_AGE_MS;
}

/** Resolves once those of the changes that were made with this access token have settled. */
async function changesOf(accessToken: string, changes: readonly PendingChange[]): Promise<void> {
  await Promise.all(
    changes.map(async (change) => {
      if ((await change.accessToken) === accessToken) await change.settled;
    }),
  );
}

async function storedAccessToken(): Promise<string | undefined> {
  return (await cognitoUserPoolsTokenProvider.getTokens())?.accessToken.toString();
}
