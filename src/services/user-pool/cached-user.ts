import { storedValue } from './stored-tokens.ts';
import type { AccountData, Profile } from './user-pool.ts';

/** How long a response is kept for the screen that needs it. */
const MAX_AGE_MS = 10_000;

/** The pool's data about a user. */
export interface PoolUser extends Pick<AccountData, 'mfa'> {
  attributes: ReadonlyMap<string, string>;
  /** Whether the pool accepts the user's passkeys for signing in. */
  hasPasskeyFactor: boolean;
}

/** The latest request for them. A response belongs to one access token. */
export interface CachedUser {
  accessToken: string;
  user: Promise<PoolUser>;
  /** Null until the response arrives. */
  respondedAt: number | null;
  /** Prefetched while the success of a sign-in is shown, for the next screen to open with. */
  profile: Profile | null;
}

let latest: CachedUser | null = null;

/** The latest request if it was made with this access token and is fresh. */
export function cachedUser(accessToken: string | null): CachedUser | null {
  if (latest === null || latest.accessToken !== accessToken) return null;
  const { respondedAt } = latest;
  return respondedAt === null || performance.now() - respondedAt <= MAX_AGE_MS ? latest : null;
}

export function cacheUser(request: CachedUser): void {
  latest = request;
}

/** Forgets everything, or only a request that is still the latest. */
export function forgetUser(request: CachedUser | null = latest): void {
  if (latest === request) latest = null;
}

/** The prefetched profile. Null if there is none for this session. */
export function prefetchedProfile(): Profile | null {
  return cachedUser(storedValue('accessToken'))?.profile ?? null;
}
