import { fetchAuthSession } from '@aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { settledOrLate } from '#src/lib/settled-or-late.ts';
import { forgetProfileAhead } from '#src/services/user-pool/profile-ahead.ts';
import { getUser, type PoolUser } from './get-user.ts';
import { namedError } from './named-error.ts';

/** How long an answer is kept for the screen that needs it, in milliseconds. */
const GOOD_FOR_MS = 10_000;

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
 * The pool's data on the signed-in user, requested once for everything on a screen: its guard, and the profile, which
 * takes it. An answer belongs to one access token; failures are never kept.
 */
export async function sharedUser(): Promise<PoolUser> {
  return (await answer()).user;
}

/** The same for its last reader: later calls request it again. */
export async function takeUser(): Promise<PoolUser> {
  const taken = await answer();
  const user = await taken.user;
  if (shared === taken) shared = null;
  return user;
}

/**
 * Reads that start meanwhile wait for the change, unless its answer takes too long; then they get the pool's current
 * data. The change may have been made even if its answer is lost.
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
  const underWay = [...changes];
  const tokens = await cognitoUserPoolsTokenProvider.getTokens();
  if (tokens === null) throw namedError('UserUnAuthenticatedException');
  const accessToken = tokens.accessToken.toString();
  if (underWay.length > 0) await settle(underWay, accessToken);
  if (shared?.accessToken === accessToken && isGood(shared)) return shared;
  const asked: Answer = { accessToken, user: getUser(accessToken), at: null };
  shared = asked;
  asked.user.then(
    () => (asked.at = performance.now()),
    () => {
      if (shared === asked) shared = null;
    },
  );
  // Fetches the identity pool's credentials concurrently.
  void fetchAuthSession().catch(() => undefined);
  return asked;
}

async function currentAccessToken(): Promise<string | undefined> {
  return (await cognitoUserPoolsTokenProvider.getTokens())?.accessToken.toString();
}

/** Waits for the changes of this session only. */
async function settle(underWay: readonly Change[], accessToken: string): Promise<void> {
  await Promise.all(
    underWay.map(async (change) => {
      if ((await change.accessToken) === accessToken) await change.settled;
    }),
  );
}

function isGood({ at }: Answer): boolean {
  return at === null || performance.now() - at < GOOD_FOR_MS;
}
