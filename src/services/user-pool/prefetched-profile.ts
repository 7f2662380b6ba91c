import { storedSessionId } from './stored-tokens.ts';
import type { Profile } from './user-pool.ts';

/** How long a profile is kept for the next screen. */
const MAX_AGE_MS = 10_000;

let ahead: { sessionId: string; profile: Profile; at: number } | null = null;

/** Keeps a profile, prefetched while the success of a sign-in is shown, for the next screen to open with. */
export function storePrefetchedProfile(sessionId: string, profile: Profile): void {
  ahead = { sessionId, profile, at: performance.now() };
}

export function clearPrefetchedProfile(): void {
  ahead = null;
}

/** The prefetched profile. Null if there is none for this session. */
export function prefetchedProfile(): Profile | null {
  if (ahead === null || performance.now() - ahead.at > MAX_AGE_MS) return null;
  return ahead.sessionId === storedSessionId() ? ahead.profile : null;
}
