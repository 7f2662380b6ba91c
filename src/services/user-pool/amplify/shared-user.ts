import { fetchAuthSession } from '@aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { settledOrLate } from '#src/lib/settled-or-late.ts';
import { forgetProfileAhead } from '#src/services/user-pool/profile-ahead.ts';
import { getUser, type PoolUser } from './get-user.ts';
import { namedError } from './named-error.ts';

/** How long an answer is kept for the screen that needs it. */
const MAX_AGE_MS = 10_000;

interface Answer {
  accessToken: string;
  user: Promise<PoolUser>;
  /** When the answer arrived; null until then. */
  at: number | null;
}

interface Change {
  accessToken: Promise<string | undefined>;
  settled: Promise<void>;
}

let shared: Answer | null = null;
const changes = new Set<Change>();

/**
 * The pool's data about the signed-in user, requested once for a screen: by its guard, then taken by the profile. An answer
 * belongs to one access token. Failures are never kept.
 */
export async function sharedUser(): Promise<PoolUser> {
  return (await answer()).user;
}

/** `sharedUser` for its last reader: later calls request the data again. */
export async function takeUser(): Promise<PoolUser> {
  const taken = await answer();
  const user = await taken.user;
  if (shared === taken) shared = null;
  return user;
}

/**
 * Changes the user's data. Reads started meanwhile wait for the change, unless it takes too long, and then request the data
 * again. They do so even after a failure, because the change may have been made although its response was lost.
 */
export async function changeUser<Value>(make: () => Promise<Value>): Promise<Value> {
  const made = make();
  const change = {
    accessToken: currentAccessToken().catch(() => undefined),
    settled: settledOrLate(made),
  };
  changes.add(change);
  try {
    return await made;
  } finally {
    changes.delete(change);
    forgetUser();
  }
}

export function forgetUser(): void {
  shared = null;
  forgetProfileAhead();
}

async function answer(): Promise<Answer> {
  const pending = [...changes];
  const tokens = await cognitoUserPoolsTokenProvider.getTokens();
  if (tokens === null) throw namedError('UserUnAuthenticatedException');
  const accessToken = tokens.accessToken.toString();
  if (pending.length > 0) await settle(pending, accessToken);
  if (shared?.accessToken === accessToken && isFresh(shared)) return shared;
  const asked: Answer = { accessToken, user: getUser(accessToken), at: null };
  shared = asked;
  asked.user.then(
    () => (asked.at = performance.now()),
    () => {
      if (shared === asked) shared = null;
    },
  );
  // Fetches the identity pool's credentials in the background.
  void fetchAuthSession().catch(() => undefined);
  return asked;
}

async function currentAccessToken(): Promise<string | undefined> {
  return (await cognitoUserPoolsTokenProvider.getTokens())?.accessToken.toString();
}

/** Waits only for changes made in this session. */
async function settle(pending: readonly Change[], accessToken: string): Promise<void> {
  await Promise.all(
    pending.map(async (change) => {
      if ((await change.accessToken) === accessToken) await change.settled;
    }),
  );
}

function isFresh({ at }: Answer): boolean {
  return at === null || performance.now() - at < MAX_AGE_MS;
}
