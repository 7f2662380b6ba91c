import { fetchAuthSession } from '@aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { settledOrLate } from '#src/lib/settled-or-late.ts';
import {
  cachedUser,
  cacheUser,
  forgetUser,
  type CachedUser,
  type PoolUser,
} from '#src/services/user-pool/cached-user.ts';
import type { Profile } from '#src/services/user-pool/user-pool.ts';
import { getUser } from './get-user.ts';
import { namedError } from './named-error.ts';

interface PendingChange {
  accessToken: Promise<string | undefined>;
  settled: Promise<void>;
}

const pendingChanges = new Set<PendingChange>();

/**
 * The pool's data about the signed-in user, requested once per screen: a guard reads it first, and the profile takes it.
 * Failures are never kept.
 */
export async function sharedUser(): Promise<PoolUser> {
  return (await currentRequest()).user;
}

/** `sharedUser` for its last reader: later calls request the data again. */
export async function takeUser(): Promise<PoolUser> {
  const request = await currentRequest();
  const user = await request.user;
  forgetUser(request);
  return user;
}

/** Keeps the profile with the user's data, for the next screen. */
export async function prefetchProfile(
  profileOf: (user: Promise<PoolUser>) => Promise<Profile>,
): Promise<null> {
  const request = await currentRequest();
  request.profile = await profileOf(request.user);
  return null;
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

/** A change that depends on the user's data and whose result is known, so that nothing is requested again. */
export async function updateUser(make: (user: PoolUser) => Promise<PoolUser>): Promise<null> {
  const { accessToken, user } = await currentRequest();
  const changed = await make(await user);
  cacheUser({
    accessToken,
    user: Promise.resolve(changed),
    respondedAt: performance.now(),
    profile: null,
  });
  return null;
}

/** The cached request, or a new one. */
async function currentRequest(): Promise<CachedUser> {
  const changes = [...pendingChanges];
  const accessToken = await storedAccessToken();
  if (accessToken === undefined) throw namedError('UserUnAuthenticatedException');
  if (changes.length > 0) await changesOf(accessToken, changes);
  const cached = cachedUser(accessToken);
  if (cached !== null) return cached;
  const request = requestUser(accessToken);
  cacheUser(request);
  // Fetches the identity pool's credentials in the background.
  void fetchAuthSession().catch(() => undefined);
  return request;
}

function requestUser(accessToken: string): CachedUser {
  const user = getUser(accessToken);
  const request: CachedUser = { accessToken, user, respondedAt: null, profile: null };
  user.then(
    () => (request.respondedAt = performance.now()),
    () => forgetUser(request),
  );
  return request;
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
